// Draws many dots as a single SVG path: a hundred stars must not be a hundred elements.

/** The path of an ellipse, or of a circle. */
export function dot(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
}
