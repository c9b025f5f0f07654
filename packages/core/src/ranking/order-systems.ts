/** Systems best first, by index; equal scores by their mean over runs, then the greater name first. */
export function orderSystems(scores: Float64Array, means: Float64Array = scores): number[] {
  return Array.from(scores, (_, system) => system).sort(
    (a, b) => scores[b] - scores[a] || means[b] - means[a] || b - a,
  );
}
