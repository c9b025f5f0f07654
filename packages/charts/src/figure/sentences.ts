/** Facts as one text, separated by semicolons. */
export function sentences(facts: readonly string[]): string {
  return `${facts.join('; ')}.`;
}
