import { describe, expect, it } from 'vitest';
import { score } from '../scoring/score.js';
import type { MetricSpec } from './registry.js';
import { metricKinds } from './metric-kinds.js';

const A = (edit: string, annotator = 0): string => `A ${edit}|||REQUIRED|||-NONE-|||${annotator}\n`;
const NA = '-1 -1|||NA|||-NONE-';
const answered = [
  { gold: `S he go to a school\n${A('1 2|||V|||goes')}\n`, output: 'he goes to the school' },
  { gold: `S they was here yesterday\n${A('1 2|||V|||were')}\n`, output: 'they was here' },
];
const unanswered = { gold: `S the of no and if\n${A(NA)}\n`, output: 'the of not and' };

/** Metrics that run on nothing but texts, if need be by characters, or by equal words alone. */
const specs = metricKinds.flatMap((kind): MetricSpec[] => {
  const options = [{}, { unit: 'character' }, { modules: ['exact'] }].find((some) => kind.resources(some).length === 0);
  return options === undefined ? [] : [{ name: kind.name, options }];
});

async function scored(spec: MetricSpec, sentences: readonly (typeof unanswered)[]) {
  const texts = {
    gold: sentences.map(({ gold }) => gold).join(''),
    systems: { ours: sentences.map(({ output }) => `${output}\n`).join('') },
  };
  const { systems, notices } = await score(texts, [spec]);
  const { signature: _, ...numbers } = systems[0].scores[spec.name];
  return { numbers, notices: notices.join('\n') };
}

describe('a sentence that nobody can correct', () => {
  it.each(specs)('adds nothing to $name, which says so', async (spec) => {
    const { numbers, notices } = await scored(spec, [answered[0], unanswered, answered[1]]);
    expect(numbers).toEqual((await scored(spec, answered)).numbers);
    expect(notices).toContain('1 sentence that nobody can correct (NA) does not count.');
  });

  it.each(specs)('counts for $name where another annotator corrects it, by that answer alone', async (spec) => {
    const answer = A('0 1|||V|||he', 1);
    const half = { gold: `S the goes home\n${A(NA)}${answer}\n`, output: 'he goes home' };
    const whole = { ...half, gold: `S the goes home\n${answer}\n` };
    const { numbers, notices } = await scored(spec, [...answered, half]);
    expect(numbers).toEqual((await scored(spec, [...answered, whole])).numbers);
    expect(notices).not.toContain('(NA)');
  });

  it('is among the tested metrics for all that compare edits or n-grams', () => {
    expect(specs.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'm2',
        'errant',
        'hoo',
        'i-measure',
        'gleu',
        'bleu',
        'green',
        'cleme',
        'cleme2',
        'gotoscorer',
        'meteor',
      ]),
    );
  });
});
