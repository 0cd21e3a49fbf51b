// Outlines of constellations as SVG paths: the border round their planets, and the links between them.
import type { Box } from "./camera.svelte";
import { beside, type Cell, type Place } from "./scene";

/** The width of a planet's square in the drawing, and of a card of two by two. */
export const PLANET = 64;
export const CARD = 2 * PLANET;

/** The box of a card at a place. */
export const boxOf = ({ x, y }: Place): Box => ({
  left: x * CARD,
  top: y * CARD,
  right: (x + 1) * CARD,
  bottom: (y + 1) * CARD,
});

interface Point {
  x: number;
  y: number;
}

/** One side of a square on the border, with the inside on its right. */
interface Side {
  from: Point;
  to: Point;
}

const key = ({ x, y }: Point): string => `${x},${y}`;

/** The links between adjacent planets, as path data. */
export function links(cells: readonly Cell[]): string {
  const keys = new Set(cells.map(({ column, row }) => key({ x: column, y: row })));
  const middle = (place: number): number => (place + 0.5) * PLANET;
  return cells
    .flatMap((cell) =>
      beside(cell)
        .slice(1, 3) // to the right and below, so that each pair is linked once
        .filter(({ column, row }) => keys.has(key({ x: column, y: row })))
        .map(({ column, row }) => `M${middle(cell.column)} ${middle(cell.row)}L${middle(column)} ${middle(row)}`),
    )
    .join("");
}

/** The border round planets, inset into their squares, as path data with rounded corners. */
export function outline(cells: readonly Cell[], inset: number, radius = 16): string {
  return loopsOf(cells)
    .map((corners) =>
      rounded(
        corners.map((corner, index) => inside(corners, index, corner, inset)),
        radius,
      ),
    )
    .join("");
}

/** The corners of every closed line round the cells; where two cells meet at a point only, the lines stay apart (GQ4). */
function loopsOf(cells: readonly Cell[]): Point[][] {
  const sides = new Map<string, Side[]>();
  for (const side of border(cells)) sides.set(key(side.from), [...(sides.get(key(side.from)) ?? []), side]);
  const loops: Point[][] = [];
  for (const starts of sides.values()) while (starts[0]) loops.push(walk(starts.shift()!, sides));
  return loops;
}

function border(cells: readonly Cell[]): Side[] {
  const keys = new Set(cells.map(({ column, row }) => key({ x: column, y: row })));
  return cells.flatMap((cell) => {
    const { column: x, row: y } = cell;
    const ring = [
      { x, y },
      { x: x + 1, y },
      { x: x + 1, y: y + 1 },
      { x, y: y + 1 },
    ];
    return beside(cell).flatMap(({ column, row }, side) =>
      keys.has(key({ x: column, y: row })) ? [] : [{ from: ring[side]!, to: ring[(side + 1) % 4]! }],
    );
  });
}

function walk(first: Side, sides: Map<string, Side[]>): Point[] {
  const corners: Point[] = [];
  let side = first;
  for (;;) {
    const ways = sides.get(key(side.to)) ?? [];
    const next = ways.length ? ways.splice(rightmost(side, ways), 1)[0]! : first;
    if (turns(side, next)) corners.push(side.to);
    if (next === first) return corners;
    side = next;
  }
}

const way = ({ from, to }: Side): Point => ({ x: to.x - from.x, y: to.y - from.y });

function turns(side: Side, next: Side): boolean {
  return way(side).x !== way(next).x || way(side).y !== way(next).y;
}

/** The direction that turns right, round the same cell. */
function rightmost(side: Side, ways: readonly Side[]): number {
  const { x, y } = way(side);
  const right = ways.findIndex((next) => way(next).x === -y && way(next).y === x);
  return Math.max(0, right);
}

function inside(corners: readonly Point[], index: number, corner: Point, inset: number): Point {
  const into = direction(corners.at(index - 1)!, corner);
  const out = direction(corner, corners[(index + 1) % corners.length]!);
  return { x: corner.x * PLANET - inset * (into.y + out.y), y: corner.y * PLANET + inset * (into.x + out.x) };
}

function direction(from: Point, to: Point): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}

function rounded(corners: readonly Point[], radius: number): string {
  const parts = corners.map((corner, index) => {
    const into = direction(corners.at(index - 1)!, corner);
    const out = direction(corner, corners[(index + 1) % corners.length]!);
    const before = `${corner.x - radius * into.x} ${corner.y - radius * into.y}`;
    return `${index ? "L" : "M"}${before}Q${corner.x} ${corner.y} ${corner.x + radius * out.x} ${corner.y + radius * out.y}`;
  });
  return `${parts.join("")}Z`;
}
