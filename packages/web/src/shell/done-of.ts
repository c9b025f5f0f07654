/** How much is done of a total that stays as it is; what was done beyond it is told apart. */
export function doneOf(done: number, total: number, noun = ''): string {
  const beyond = Math.max(0, done - total);
  return `${done - beyond} of ${total}${noun && ` ${noun}`}${beyond === 0 ? '' : `, and ${beyond} more`}`;
}
