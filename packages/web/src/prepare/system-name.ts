/** What a system is called after the name of its file: no ending, and no blank or comma, which files of results use. */
export function systemNameOf(file: string): string {
  const stem = file.replace(/(\.(txt|out|m2|sgml|hyp|tok|gz))+$/iu, '');
  return stem.trim().replace(/[\s,]+/gu, '_') || 'system';
}
