import { expect, it } from 'vitest';
import { describeGolden, readShared, readSharedJson } from '../../testing/shared.js';
import type { ProposedEdit } from '../proposed-edit.js';
import { alignTokens, type AlignmentCosts, type Operation } from './align.js';
import { classifyEdit } from './classify.js';
import { lancasterStem } from './lancaster-stem.js';
import { mergeOperations, mergings, type Merging } from './merge.js';
import { givenAnalysis, type GivenToken } from './testing/given-analysis.js';

type GoldenEdit = readonly [start: number, end: number, from: number, to: number, type: string];

interface AnnotatedPair extends Readonly<Record<Merging, readonly GoldenEdit[]>> {
  readonly orig: readonly GivenToken[];
  readonly cor: readonly GivenToken[];
  /** `MMIS(T3)`. */
  readonly ops: string;
  readonly lev_ops: string;
  readonly lev_rules: readonly GoldenEdit[];
}

interface ClassifiedEdit {
  readonly orig: readonly GivenToken[];
  readonly cor: readonly GivenToken[];
  readonly span: readonly [start: number, end: number, from: number, to: number];
  readonly type: string;
}

const readWords = (): ReadonlySet<string> =>
  new Set(
    readShared('data/errant/resources/words-en-gb.txt')
      .split('\n')
      .filter((word) => word !== ''),
  );

const kinds = (operations: readonly Operation[]): string =>
  operations.map(({ kind, start, end }) => (kind === 'T' ? `(T${String(end - start)})` : kind)).join('');

describeGolden('the edits and types of ERRANT 3.0.2, with its analyses', () => {
  const words = readWords();

  it.each(['annotate-real', 'annotate-fuzz'])('are found in %s', (file) => {
    const pairs = readSharedJson(`golden/errant/${file}.json`) as readonly AnnotatedPair[];
    for (const pair of pairs) {
      const source = givenAnalysis(pair.orig);
      const corrected = givenAnalysis(pair.cor);
      const typed = (costs: AlignmentCosts, merging: Merging): GoldenEdit[] =>
        mergeOperations(alignTokens(source, corrected, costs), source, corrected, merging).map((edit) => [
          ...spanOf(edit),
          classifyEdit(source, corrected, edit, words),
        ]);
      const found = {
        ops: kinds(alignTokens(source, corrected, 'linguistic')),
        ...Object.fromEntries(mergings.map((merging) => [merging, typed('linguistic', merging)])),
        lev_ops: kinds(alignTokens(source, corrected, 'levenshtein')),
        lev_rules: typed('levenshtein', 'rules'),
      };
      const { orig: _orig, cor: _cor, ...golden } = pair;
      expect(found).toEqual(golden);
    }
  });

  it('are given to random edits that reach every rule', () => {
    const edits = readSharedJson('golden/errant/classify-fuzz.json') as readonly ClassifiedEdit[];
    const differing = edits.filter(({ orig, cor, span: [start, end, from, to], type }) => {
      return classifyEdit(givenAnalysis(orig), givenAnalysis(cor), { start, end, from, to }, words) !== type;
    });
    expect(differing).toEqual([]);
  });
});

describeGolden('the Lancaster stems of NLTK', () => {
  it('are the same', () => {
    const stems = readShared('golden/errant/stems.tsv')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('\t'));
    expect(stems.map(([word]) => [word, lancasterStem(word)])).toEqual(stems);
  });
});

function spanOf({ start, end, from, to }: ProposedEdit): [number, number, number, number] {
  return [start, end, from, to];
}
