/** The next question without an answer, behind `at` or from the start again; `at` where all have one. */
export function nextQuestion(answered: readonly boolean[], at: number): number {
  for (let step = 1; step < answered.length; step++) {
    const next = (at + step) % answered.length;
    if (!answered[next]) return next;
  }
  return at;
}
