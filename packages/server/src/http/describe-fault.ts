/** A fault for the log: the stack without the message, which may contain learners' text. */
export function describeFault(error: unknown): { readonly name: string; readonly at: string } {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return {
    name: error instanceof Error ? error.name : typeof error,
    at: (stack.match(/^ +at .*$/gmu) ?? []).join('\n'),
  };
}
