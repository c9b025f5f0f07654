import { expect, it } from 'vitest';
import { createMetric, metricKinds } from './registry.js';
import { scoreName } from './score-name.js';

it('names each metric by its title, and once', () => {
  const names = metricKinds
    .filter((kind) => kind.resources({}).length === 0)
    .map(({ name }) => scoreName(createMetric({ name })));
  expect(names).toEqual(expect.arrayContaining(['M² F0.5', 'HOO F1', 'I-measure', 'GLEU', 'BLEU', 'GREEN']));
});

it('keeps the name of a metric that is none of ours', () => {
  expect(scoreName({ name: 'my-metric', parts: [] })).toBe('my-metric');
});
