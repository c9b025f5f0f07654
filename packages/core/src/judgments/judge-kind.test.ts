import { describe, expect, it } from 'vitest';
import { rankingsBy } from './judge-kind.js';
import type { Ranking } from './ranking.js';

const person: Ranking = { sentence: 0, judge: 'ann', outputs: [] };
const model: Ranking = { sentence: 0, judge: 'gpt', judgeKind: 'model', outputs: [] };

describe('rankingsBy(rankings, judgedBy)', () => {
  it('leaves models out where there are people, unless somebody asks for them', () => {
    expect(rankingsBy([person, model], undefined)).toEqual([person]);
    expect(rankingsBy([person, model], 'people')).toEqual([person]);
    expect(rankingsBy([person, model], 'models')).toEqual([model]);
    expect(rankingsBy([person, model], 'all')).toEqual([person, model]);
  });

  it('takes a file of models alone as it is', () => {
    expect(rankingsBy([model], undefined)).toEqual([model]);
    expect(rankingsBy([model], 'people')).toEqual([]);
  });
});
