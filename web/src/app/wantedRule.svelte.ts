// The rule the player asked to see; the table's rules drawer opens at it.
let request = $state.raw<{ rule: string } | null>(null);

export function wantedRule(): { rule: string } | null {
  return request;
}

export function showRule(rule: string): void {
  request = { rule };
}
