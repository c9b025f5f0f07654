/** The formats of annotated text, by the names that `stet convert` knows them by. */
export const formats = ['m2', 'i-measure', 'nucle', 'hoo', 'columns', 'parallel'] as const;
export type Format = (typeof formats)[number];

const ROOTS: Readonly<Record<string, Format>> = {
  scripts: 'i-measure',
  edits: 'hoo',
  ANNOTATION: 'columns',
  DOC: 'nucle',
};

/** The format that a text is in, by its first element or line; `parallel` for plain text. */
export function detectFormat(text: string): Format {
  const start = text.replace(/^\uFEFF/u, '').trimStart();
  const root = /^(?:<\?xml[^>]*\?>\s*)?(?:<!--.*?-->\s*)*<([A-Za-z-]+)/su.exec(start)?.[1];
  if (root !== undefined && Object.hasOwn(ROOTS, root)) return ROOTS[root];
  const [line, next = ''] = start.split('\n', 2);
  if (line.startsWith('S ') && (next.trim() === '' || /^[SAI] /u.test(next))) return 'm2';
  return line.split('\t').length === 9 ? 'columns' : 'parallel';
}
