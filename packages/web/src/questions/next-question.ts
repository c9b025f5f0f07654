/** The next unanswered question after `at`, else from the start; `at` if all are answered. */
export function nextQuestion(answered: readonly boolean[], at: number): number {
  for (let step = 1; step < answered.length; step++) {
    const next = (at + step) % answered.length;
    if (!answered[next]) return next;
  }
  return at;
}
