/** A p-value after the letter p, as the journals print it: `p = .213`, `p < .001`. */
export function shownP(p: number): string {
  return p < 0.001 ? '< .001' : `= ${p.toFixed(3).replace(/^0/u, '')}`;
}
