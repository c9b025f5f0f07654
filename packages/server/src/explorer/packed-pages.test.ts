import { expect, it } from 'vitest';
import { chosenAlignments, createExplainingMetric } from '@stet/core/internal';
import { tools } from '@stet/node';
import { parseStoredGold } from '../tasks/parse-stored-gold.js';
import { packPages, unpackPage } from './packed-pages.js';

it('shows the edits of a metric that counts characters in characters', async () => {
  const sentences = parseStoredGold('S 我 喜欢 吃 平果 。\nA 3 4|||S|||苹果|||REQUIRED|||-NONE-|||0\n\n');
  const lines = ['我喜欢吃苹果'];
  const metric = await createExplainingMetric({ name: 'm2', options: { unit: 'character' } }, (spec) =>
    tools.metric(spec),
  );
  const alignments = sentences.map((sentence, at) => metric.align({ sentence, hypothesis: lines[at] }));
  const pages = packPages(metric, sentences, lines, chosenAlignments(metric, alignments));
  const [{ source, outputs }] = pages.flatMap((page) => unpackPage(page, 'ours'));
  expect(source).toBe('我 喜 欢 吃 平 果 。');
  expect(outputs[0]).toMatchObject({
    hypothesis: '我 喜 欢 吃 苹 果',
    marks: [
      { kind: 'matched', start: 4, end: 6, corrections: ['苹 果'] },
      { kind: 'unneeded', start: 6, end: 7, corrections: [''] },
    ],
  });
});
