/** What marks an element as the place of a rank, or of those without one. */
export function markPlace(rank: number | null): { readonly 'data-rank': string } {
  return { 'data-rank': String(rank) };
}

/** The rank whose place is at a point of the window; null for that of no rank, undefined where there is none. */
export function rankAt(x: number, y: number): number | null | undefined {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-rank]');
  return place == null ? undefined : (JSON.parse(place.dataset.rank ?? 'null') as number | null);
}
