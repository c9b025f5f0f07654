/**
 * Lets readers sort tables by a column: its heading becomes a button. It runs in the page as text, by itself, so it may
 * use nothing from outside of it.
 */
function sortTables(page: Document): void {
  const valueOf = (row: HTMLTableRowElement, column: number): number | string => {
    const cell = row.cells[column];
    const text = cell.textContent.trim();
    if (!cell.classList.contains('number')) return text.toLocaleLowerCase();
    // What is not known comes last, whichever way one sorts.
    const number = Number.parseFloat(text.replaceAll(',', '').replace('−', '-'));
    return Number.isNaN(number) ? -Infinity : number;
  };
  const compare = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);
  for (const table of page.querySelectorAll<HTMLTableElement>('table[data-sortable]')) {
    const headings = Array.from(table.tHead?.rows[0].cells ?? []);
    const [body] = table.tBodies;
    headings.forEach((heading, column) => {
      const button = page.createElement('button');
      button.type = 'button';
      button.append(...heading.childNodes);
      heading.append(button);
      button.addEventListener('click', () => {
        const isNumber = heading.classList.contains('number');
        const now = heading.getAttribute('aria-sort');
        // Numbers are wanted largest first, names from A to Z; a second click turns the order round.
        const isDown = now === null ? isNumber : now === 'ascending';
        for (const other of headings) other.removeAttribute('aria-sort');
        heading.setAttribute('aria-sort', isDown ? 'descending' : 'ascending');
        const rows = Array.from(body.rows, (row) => ({ row, value: valueOf(row, column) }));
        rows.sort((a, b) => {
          const [isLast, isOtherLast] = [a.value === -Infinity, b.value === -Infinity];
          if (isLast || isOtherLast) return Number(isLast) - Number(isOtherLast);
          return isDown ? compare(b.value, a.value) : compare(a.value, b.value);
        });
        body.append(...rows.map(({ row }) => row));
      });
    });
  }
}

/** The same as a script for a page. */
export const SORTING_SCRIPT = `(${sortTables.toString()})(document);`;
