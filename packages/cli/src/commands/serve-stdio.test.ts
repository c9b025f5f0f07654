import { expect, it } from 'vitest';
import { EXAMPLE, GOLD, SYSTEMS, json, runStet } from '../testing/stet.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Response {
  readonly id: unknown;
  readonly result: Record<string, never>;
}

function ask(...requests: readonly object[]): Response[] {
  const input = requests.map((request) => `${JSON.stringify({ jsonrpc: '2.0', ...request })}\n`).join('');
  const { status, stdout, stderr } = runStet(['serve-stdio'], input);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Response);
}

const gold = readFileSync(GOLD, 'utf8');
const careful = readFileSync(join(SYSTEMS, 'careful.txt'), 'utf8');
const judgments = readFileSync(join(EXAMPLE, 'judgments.xml'), 'utf8');

it('answers each request with what the commands print, and ends with its input', () => {
  const score = { gold, systems: { careful }, metrics: ['m2', { name: 'gleu', options: { iterations: 5 } }] };
  const [scored, sentences, edits, ranked, correlated, metrics] = ask(
    { id: 1, method: 'score', params: score },
    { id: 2, method: 'scoreSentences', params: { gold, hypotheses: careful } },
    { id: 3, method: 'extractEdits', params: { pairs: [['a b', 'a c']] } },
    { id: 4, method: 'rank', params: { judgments } },
    { method: 'score', params: score },
    {
      id: 5,
      method: 'correlate',
      params: { metrics: [{ name: 'm', scores: { careful: 4, reckless: 3, speller: 2, unchanged: 1 } }], judgments },
    },
    { id: 6, method: 'metrics' },
  );
  const args = ['--gold', GOLD, '--metric', 'm2,gleu', '--iterations', '5', join(SYSTEMS, 'careful.txt')];
  expect(scored.result).toEqual({ ...json(['score', '--json', ...args]), warnings: [] });
  const alone = ['--per-sentence', '--json', '--gold', GOLD, join(SYSTEMS, 'careful.txt')];
  expect(sentences.result.sentences).toEqual(
    (json(['score', ...alone]).systems as { sentences: unknown }[])[0].sentences,
  );
  expect(edits.result).toEqual([[{ start: 1, end: 2, type: 'R', correction: 'c' }]]);
  const ranking = json(['rank', '--unit', 'judgment', '--json', join(EXAMPLE, 'judgments.xml')]);
  expect(ranked.result.systems).toEqual(ranking.systems);
  expect(correlated.id).toBe(5);
  expect(correlated.result).toMatchObject({
    n: 4,
    systemLevel: { correlations: [{ metric: 'm', spearman: { value: 1 } }] },
  });
  expect(metrics.result).toMatchObject({ programs: [], metrics: json(['metrics', '--json']).metrics });
});
