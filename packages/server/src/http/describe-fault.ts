/** A fault for the log: the places in the code, without the message, which may hold text of learners. */
export function describeFault(error: unknown): { readonly name: string; readonly at: string } {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return {
    name: error instanceof Error ? error.name : typeof error,
    at: (stack.match(/^ +at .*$/gmu) ?? []).join('\n'),
  };
}
