/** What a process of a checker's own loads. This path works from the sources, as in tests, as well as from the build. */
export const CHECKER_PROCESS = new URL('../dist/checker-process.js', import.meta.url);
