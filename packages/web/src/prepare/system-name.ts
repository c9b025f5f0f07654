/** A system's name from its file name: without extension, blanks or commas, which separate fields in result files. */
export function systemNameOf(file: string): string {
  const stem = file.replace(/(\.(txt|out|m2|sgml|hyp|tok|gz))+$/iu, '');
  return stem.trim().replace(/[\s,]+/gu, '_') || 'system';
}
