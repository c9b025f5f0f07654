import { inlineRunner } from './inline-runner.js';

/** Does work in this thread, where jobs need no metric: those on judgments and on scores. */
export const plainRunner = inlineRunner({
  metric: ({ name }) => Promise.reject(new Error(`no runner was given that can make the metric ${name}`)),
});
