/** Facts as one text: each between semicolons. */
export function sentences(facts: readonly string[]): string {
  return `${facts.join('; ')}.`;
}
