import { expect, it } from 'vitest';
import { unpackPage } from '../explorer/packed-pages.js';
import { TaskSettings } from '../tasks/schemas.js';
import { scoreSubmission } from './score-submission.js';

const GOLD = [
  'S he go in mat today',
  'A 1 2|||SVA|||goes|||REQUIRED|||-NONE-|||0',
  'A 3 3|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0',
  '',
  '',
].join('\n');

it('shows a task that counts chunks by chunks: hit, wrong, under and over', async () => {
  const settings = TaskSettings.parse({ metrics: ['cleme2'], official: 'cleme2', resamples: 100 });
  const { scores, pages } = await scoreSubmission({ gold: GOLD, output: 'he gone in mat now', settings, programs: [] });
  const [{ outputs }] = pages.flatMap((page) => unpackPage(page, 'ours'));
  expect(outputs[0].marks).toMatchObject([
    { kind: 'wrong', corrections: ['gone'], wanted: ['goes'], type: 'SVA' },
    { kind: 'missed', corrections: ['the'], type: 'ArtOrDet' },
    { kind: 'unneeded', corrections: ['now'] },
  ]);
  expect(scores).toMatchObject({
    explainedBy: 'cleme2',
    // References cut chunks together: one annotator alone would have others.
    byAnnotator: [],
    metrics: [{ metric: 'cleme2', parts: { tp: 0, necessary: 1, fn: 1, unnecessary: 1 } }],
  });
  expect(scores.types).toContainEqual({ type: 'SVA', matched: 0, gold: 1, wrong: 1 });
});
