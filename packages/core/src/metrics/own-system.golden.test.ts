import { expect, it } from 'vitest';
import { annotatorsOf, sentencesBy } from '../corpus/annotators.js';
import { inOrder, type Edit, type Sentence } from '../corpus/edit.js';
import { sentencesOf } from '../corpus/m2/block.js';
import { parseM2 } from '../corpus/m2/parse.js';
import { describeGolden, readShared } from '../testing/shared.js';
import { tokenise } from '../text/white-space.js';
import { bleu } from './bleu/index.js';
import { gleu } from './gleu/index.js';
import { green } from './green/index.js';
import { iMeasure } from './i-measure/index.js';
import { meteor } from './meteor/index.js';
import type { Metric } from './metric.js';

const GOLDS = [
  'conll13/original/data/official-preprocessed.m2',
  'conll13/revised/data/official-preprocessed.m2',
  'conll13/revised/data_5types/combined.5types.m2',
  'conll14/noalt/official-2014.combined.m2',
  'conll14/alt/official-2014.combined-withalt.m2',
  'seeda/subset.m2',
  'multilingual/cs/out.m2',
  'multilingual/ko/output.m2',
  'multilingual/uk/gec-only.test.m2',
];

/**
 * Metrics for which the text of an annotator is perfect against that annotator. M2 and HOO are left out: their edits lie
 * on a shortest path, or are those of a word difference, and need not be cut where an annotator cut them.
 */
const METRICS: readonly Metric[] = [
  iMeasure({ tokens: 'gold' }),
  iMeasure({ tokens: 'gold', nomix: true }),
  gleu(),
  bleu(),
  green(),
  meteor({ modules: ['exact'] }),
];

/** True if all the edits of the sentence can be made, and leave some words. */
function isFeasible({ source, annotations: [{ edits }] }: Sentence): boolean {
  const sorted = inOrder(edits);
  const isApart = ({ start }: Edit, at: number): boolean => at === 0 || start >= sorted[at - 1].end;
  return sorted.every(isApart) && made(source, sorted) !== '' && source !== '';
}

/** The source with the first correction of every edit, whatever its type. */
function made(source: string, edits: readonly Edit[]): string {
  const tokens = tokenise(source);
  for (const { start, end, corrections } of inOrder(edits).toReversed()) {
    tokens.splice(start, end - start, ...tokenise(corrections[0]));
  }
  return tokens.join(' ');
}

describeGolden('the text of an annotator, scored against that annotator alone', () => {
  it.each(GOLDS)('is perfect on every metric: %s', (path) => {
    const gold = parseM2(readShared(`data/${path}`)).flatMap(sentencesOf);
    for (const annotator of annotatorsOf(gold)) {
      const done = gold.filter(({ annotations }) => annotations.some(({ annotator: id }) => id === annotator));
      const sentences = sentencesBy(annotator, done).filter(isFeasible);
      expect(sentences.length).toBeGreaterThan(0.95 * done.length);
      for (const metric of METRICS) {
        const stats = sentences.map((sentence) => {
          const hypothesis = made(sentence.source, sentence.annotations[0].edits);
          return metric.sentence({ sentence: { ...sentence, references: [hypothesis] }, hypothesis });
        });
        expect([metric.signature(), metric.corpus(stats).value]).toEqual([metric.signature(), expect.closeTo(1, 12)]);
      }
    }
  });
});
