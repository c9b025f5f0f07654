/** What metrics and their options are; in English, they say it themselves. */
export const metrics = {
  definition: (_name: string, english: string): string => english,
  option: (_key: string, english: string): string => english,
};
