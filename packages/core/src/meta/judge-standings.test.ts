import { describe, expect, it } from 'vitest';
import type { Ranking } from '../judgments/ranking.js';
import { judgeStandings, type JudgeRankings } from './judge-standings.js';
import { distinctSets } from './system-sets.js';

const SYSTEMS = ['BART', 'GPT-3.5', 'INPUT', 'PIE', 'REF-F'];

/** A judge who orders the systems in the same way for each of ten sentences. */
function judge(name: string, order: readonly string[]): JudgeRankings {
  const rankings = Array.from({ length: 10 }, (_, sentence): Ranking => ({
    sentence,
    judge: name,
    item: String(sentence),
    outputs: order.map((system, at) => ({ systems: [system], rank: at + 1 })),
  }));
  return { judge: name, rankings };
}

const people = judge('ann', SYSTEMS).rankings;
const options = { resamples: 20, seed: 1 };

describe('judgeStandings(people, judges)', () => {
  it('ranks by people and by each judge, and correlates their scores by both methods', async () => {
    const contrary = judge('contrary', SYSTEMS.toReversed());
    const standings = await judgeStandings(people, [judge('alike', SYSTEMS), contrary], options);
    const orders = [standings.people, ...standings.judges].map((standing) =>
      standing?.byMethod['expected-wins'].systems.map(({ name }) => name),
    );
    expect(orders).toEqual([SYSTEMS, SYSTEMS, SYSTEMS.toReversed()]);
    const [all] = standings.correlations;
    expect(all.systems).toEqual(SYSTEMS);
    for (const { systemLevel } of Object.values(all.byMethod)) {
      const [alike, reversed] = systemLevel.correlations ?? [];
      expect([alike.spearman.value, reversed.spearman.value]).toEqual([1, -1]);
    }
    expect(all.byMethod['expected-wins'].systemLevel.correlations?.[0].pearson.value).toBeCloseTo(1, 12);
  });

  it('looks at every set of SEEDA that differs, and again without systems of the family of the judge', async () => {
    const { correlations } = await judgeStandings(people, [judge('alike', SYSTEMS)], {
      ...options,
      related: ['GPT-3.5'],
    });
    expect(correlations.map(({ set, systems }) => [set, systems.length])).toEqual([
      ['all', 5],
      ['all, without related', 4],
      ['+INPUT', 3],
      ['+Fluency', 4],
      ['+Fluency, without related', 3],
    ]);
  });

  it('ranks without people, and says whose judgments give no ranking', async () => {
    const silent = { judge: 'silent', rankings: people.map((ranking) => ({ ...ranking, outputs: [] })) };
    const standings = await judgeStandings(undefined, [silent, judge('alike', SYSTEMS)], options);
    expect(standings).toMatchObject({ unranked: ['silent'], correlations: [] });
    expect(standings.judges.map((standing) => standing.judge)).toEqual(['alike']);
    expect(standings.people).toBeUndefined();
  });
});

describe('distinctSets(judged)', () => {
  it('has each choice of systems once, all of them first', () => {
    const names = (judged: readonly string[]): string[] => distinctSets(judged).map(({ name }) => name);
    expect(names(SYSTEMS)).toEqual(['all', 'base', '+INPUT', '+Fluency']);
    expect(names(['AMU', 'CAMB', 'INPUT'])).toEqual(['all', 'base']);
    expect(names(['careful', 'speller'])).toEqual(['all']);
    expect(names(['INPUT'])).toEqual(['all']);
  });
});
