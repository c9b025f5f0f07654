import { expect, it } from 'vitest';
import { describeGolden, readShared, readSharedJson } from '../testing/shared.js';
import { readJudgments } from './formats/read.js';
import { judgmentStatistics, type RankingTally } from './statistics.js';

interface Row {
  readonly user: string;
  readonly rankings: number;
  readonly unexpanded: number;
  readonly unexpanded_ties: number;
  readonly expanded: number;
  readonly expanded_ties: number;
  readonly skipped_items: number;
  readonly single_output_items: number;
}

/** What the original program prints for the published judgments; Table 1 of Grundkiewicz et al. (2015). */
describeGolden('judgmentStatistics(rankings) gives Table 1', () => {
  const { table1, facts } = readSharedJson('golden/human/stats.json') as {
    table1: Record<string, Row>;
    facts: { distinct_sentences_judged: number };
  };
  const { judges, total, sentences, systems } = judgmentStatistics(
    readJudgments(readShared('data/human/judgments.xml')),
  );
  const { Total, ...rows } = table1;
  const row = (user: string, tally: RankingTally): Row => ({
    user,
    rankings: tally.rankings,
    unexpanded: tally.unexpanded.pairs,
    unexpanded_ties: tally.unexpanded.ties,
    expanded: tally.expanded.pairs,
    expanded_ties: tally.expanded.ties,
    skipped_items: tally.skipped,
    single_output_items: tally.oneOutput,
  });

  it('for each judge', () => {
    expect(judges.map(({ judge, ...tally }) => row(judge, tally))).toEqual(Object.values(rows));
  });

  it('in all', () => {
    expect(row('*', total)).toEqual(Total);
    expect(sentences).toBe(facts.distinct_sentences_judged);
    expect(systems).toHaveLength(13);
  });
});
