import type { TableModel } from './table-model.js';

/** A tabular that needs no package. */
export function printLatex({ title, columns, rows, groups = [], notes = [] }: TableModel): string {
  const line = (cells: readonly string[]): string => `${cells.map(escapeLatex).join(' & ')} \\\\`;
  return [
    ...(title === undefined ? [] : [`% ${title}`]),
    `\\begin{tabular}{${columns.map((column) => (column.align === 'right' ? 'r' : 'l')).join('')}}`,
    '\\hline',
    line(columns.map((column) => column.title)),
    '\\hline',
    ...rows.flatMap((row, at) => [...(groups.includes(at) ? ['\\hline'] : []), line(row)]),
    '\\hline',
    '\\end{tabular}',
    ...notes.map((note) => `% ${note}`),
    '',
  ].join('\n');
}

const LATEX_COMMANDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '|': '\\textbar{}',
  '<': '$<$',
  '>': '$>$',
  '−': '$-$',
  '–': '--',
  '²': '$^2$',
  '†': '$\\dagger$',
  '‡': '$\\ddagger$',
};

function escapeLatex(text: string): string {
  return text.replace(/[\\~^&%$#_{}|<>−–²†‡]/gu, (character) => LATEX_COMMANDS[character] ?? `\\${character}`);
}
