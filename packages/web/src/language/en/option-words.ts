/** What the page calls options; the worker calls them so in the document that it makes, which is English. */
export const optionWords = {
  field: (flag: string): string => `“${flag}”`,
  onCommandLine: (key: string): string => `the option ${key} of the command line`,
  skipBadEdits: 'leave out edits whose offsets do not fit their sentence, and list them',
};
