import { inlineRunner } from './inline-runner.js';

/** Works in this thread, for jobs that need no metric: those on judgments and on scores. */
export const plainRunner = inlineRunner({
  metric: ({ name }) => Promise.reject(new Error(`no runner was given that can make the metric ${name}`)),
});
