/** A horizontal position in a plot, as SVG wants it. */
export function across(percent: number): string {
  return `${Number(percent.toFixed(2))}%`;
}
