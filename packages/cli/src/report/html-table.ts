import type { Section } from '../print/section.js';
import { escapeHtml } from './escape-html.js';

interface HtmlTableOptions {
  /** Tint cells by their percentage; the number stays in each. */
  readonly tint?: boolean;
}

const FEW_COLUMNS = 3;

/** A table that scrolls by itself where the page is narrow. */
export function htmlTable({ id, table }: Section, { tint = false }: HtmlTableOptions = {}): string {
  const { title, columns, rows, notes = [] } = table;
  const name = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;
  const end = (column: number): string => (columns[column].align === 'right' ? ' class="number"' : '');
  const head = columns.map((column, at) => `<th scope="col"${end(at)}>${name(column.title)}</th>`);
  const body = rows.map((row) => {
    const cells = row.map((cell, at) => {
      if (at === 0) return `<th scope="row">${name(cell)}</th>`;
      const style = tint ? ` style="--share: ${cell}"` : '';
      return `<td${end(at)}${style}>${columns[at].align === 'right' ? escapeHtml(cell) : name(cell)}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<div class="scroll" role="region" aria-labelledby="${id}-caption" tabindex="0">
<table class="${columns.length < FEW_COLUMNS ? 'narrow' : tint ? 'tint' : 'plain'}">
<caption id="${id}-caption">${name(title)}</caption>
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>
</div>
${notes.map((note) => `<p class="note">${name(note)}</p>`).join('\n')}`;
}
