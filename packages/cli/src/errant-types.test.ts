import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ErrantAnnotator, ERRANT_TYPES } from '@stet/core/internal';
import { loadAnalyser } from '@stet/node';
import { describe, expect, it } from 'vitest';

const PAGE = fileURLToPath(new URL('../../../docs/metrics/errant.md', import.meta.url));
const OPERATIONS = ['M', 'U', 'R'];

/** A sentence before and after: what is struck through goes, and what is bold comes. */
interface Example {
  readonly type: string;
  readonly source: string;
  readonly corrected: string;
}

/** The examples in the table of types, which has a row for each category and a column for each operation. */
function examplesOf(page: string): Example[] {
  const [table] = /^\| category .*\n(?:\|.*\n)*/mu.exec(page) ?? [''];
  const [, , ...rows] = table.trim().split('\n');
  return rows.flatMap((row) => {
    const [category, ...cells] = row.split('|').slice(1, -1);
    return cells.flatMap((cell, at): Example[] =>
      cell.trim() === ''
        ? []
        : [
            {
              type: `${OPERATIONS[at]}:${category.replaceAll('`', '').trim()}`,
              source: without(cell, /\*\*.*?\*\*/gu),
              corrected: without(cell, /~~.*?~~/gu),
            },
          ],
    );
  });
}

/** The words that are left without those that come, or without those that go. */
function without(marked: string, words: RegExp): string {
  return marked
    .replace(words, ' ')
    .replaceAll(/\*\*|~~/gu, ' ')
    .trim()
    .split(/\s+/u)
    .join(' ');
}

describe('the table of types in docs/metrics/errant.md', async () => {
  const examples = examplesOf(readFileSync(PAGE, 'utf8'));
  const annotator = new ErrantAnnotator(await loadAnalyser({ from: 'english' }), {});

  it('has an example of every type but UNK, which no alignment gives', () => {
    const types = examples.map(({ type }) => type);
    expect(types.toSorted()).toEqual(ERRANT_TYPES.filter((type) => type !== 'UNK').toSorted());
  });

  it.each(examples)('$source becomes $corrected by one edit of type $type', ({ type, source, corrected }) => {
    expect(annotator.edits(source, corrected).map((edit) => edit.type)).toEqual([type]);
  });
});
