/** What is said of options in English, also by the worker that scores: what it warns of is in English on every page. */
export const optionWords = {
  field: (flag: string): string => `“${flag}”`,
  onCommandLine: (key: string): string => `the option ${key} of the command line`,
  skipBadEdits: 'leave out edits whose offsets do not fit their sentence, and list them',
};
