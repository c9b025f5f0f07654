import type { Tools } from './job.js';
import type { OnProgress, Runner } from './runner.js';

/** How work in this thread is cut, and who hears of it. */
export interface InlineOptions {
  readonly onProgress?: OnProgress | undefined;
  /** Awaited after each task, so that a page can handle a newer message first. */
  readonly rest?: (() => Promise<void>) | undefined;
  /** More than one where work should be cut more finely, for `onProgress` and `rest`. */
  readonly lanes?: number | undefined;
}

/** Does all tasks in this thread, one after the other. */
export function inlineRunner(tools: Tools, { onProgress, rest, lanes = 1 }: InlineOptions = {}): Runner {
  return {
    lanes,
    tools,
    onProgress,
    async *run(job, tasks, { stage, total }) {
      let done = 0;
      for await (const { task, size } of tasks) {
        const result = await job.work(task, tools);
        done += size;
        if (total !== undefined) onProgress?.(stage, Math.min(done, total), total);
        await rest?.();
        yield result;
      }
    },
  };
}

/** Works in this thread, for jobs that need no metric: those on judgments and on scores. */
export const plainRunner = inlineRunner({
  metric: ({ name }) => Promise.reject(new Error(`no runner was given that can make the metric ${name}`)),
});
