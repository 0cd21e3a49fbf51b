// The rule the player asked to see; the table's rules drawer opens at it.
let wanted = $state.raw<{ rule: string } | null>(null);

export function wantedRule(): { rule: string } | null {
  return wanted;
}

export function showRule(rule: string): void {
  wanted = { rule };
}
