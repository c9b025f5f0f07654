import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DataTable } from './data-table.js';

const table = {
  title: 'Recall',
  columns: [
    { title: 'Type', align: 'left' },
    { title: 'ann', align: 'right' },
    { title: 'bob', align: 'right' },
  ] as const,
  rows: [['Vt', '12.50', '-']],
  notes: ['signature'],
};

describe('DataTable', () => {
  it('names its rows and columns, and scrolls by keyboard under its own name', () => {
    const html = renderToStaticMarkup(<DataTable id="recall" table={table} />);
    expect(html).toContain('role="region" aria-labelledby="recall-caption" tabindex="0"');
    expect(html).toContain('<th scope="row"><bdi>Vt</bdi></th><td class="number"><bdi>12.50</bdi></td>');
    expect(html).toContain('<p class="note"><bdi>signature</bdi></p>');
    expect(html).not.toContain('style=');
  });

  it('tints cells by their percentage, and none that has no number', () => {
    const html = renderToStaticMarkup(<DataTable id="recall" table={table} tinted />);
    expect([...html.matchAll(/style="--share:([\d.]+)"/gu)].map(([, share]) => share)).toEqual(['12.5', '0']);
  });

  it('puts what follows a line break below the rest', () => {
    const html = renderToStaticMarkup(
      <DataTable id="recall" table={{ ...table, rows: [['Vt', '12.50\n8 to 16', '-']] }} />,
    );
    expect(html).toContain('<bdi>12.50</bdi><span class="under"><bdi>8 to 16</bdi></span>');
  });

  it('lets cells stand out', () => {
    const html = renderToStaticMarkup(<DataTable id="recall" table={table} marked={[[0, 1]]} />);
    expect(html).toContain('<td class="number"><mark><bdi>12.50</bdi></mark></td><td class="number"><bdi>-</bdi></td>');
  });

  it('sets groups of rows off from each other', () => {
    const grouped = { ...table, rows: [...table.rows, ['Wci', '1.00', '2.00']], groups: [1] };
    const html = renderToStaticMarkup(<DataTable id="recall" table={grouped} />);
    expect(html).toMatch(/<tr><th[^>]*><bdi>Vt.*<tr class="group"><th[^>]*><bdi>Wci/u);
  });
});
