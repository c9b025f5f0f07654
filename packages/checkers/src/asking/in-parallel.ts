/**
 * Does `work` for each task, so many at a time. When one fails the others are aborted, and the failure is returned once
 * all have ended; undefined when none did.
 */
export async function inParallel<T>(
  tasks: readonly T[],
  lanes: number,
  outer: AbortSignal,
  work: (task: T, signal: AbortSignal) => Promise<void>,
): Promise<unknown> {
  outer.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const follow = (): void => {
    controller.abort(outer.reason);
  };
  outer.addEventListener('abort', follow);
  let failure: unknown;
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < tasks.length) {
      signal.throwIfAborted();
      await work(tasks[next++], signal);
    }
  };
  const running = Array.from({ length: Math.min(lanes, tasks.length) }, () =>
    lane().catch((error: unknown) => {
      failure ??= error;
      controller.abort(error);
    }),
  );
  await Promise.all(running);
  outer.removeEventListener('abort', follow);
  return failure;
}
