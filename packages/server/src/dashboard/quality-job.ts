import {
  FIRST_BETTER,
  groupBy,
  judgeAgreement,
  judgeDistances,
  pairwiseJudgments,
  scoreAgreement,
  SECOND_BETTER,
  type JudgeAgreement,
  type Ranking,
  type ScaleAgreement,
} from '@stet/core/internal';

export interface AgreementTask {
  readonly rankings: readonly Ranking[];
  /** Resamples of the sentences, for intervals. */
  readonly resamples: number;
}

/** How far judges agree on the order of outputs and, in direct assessment, on their scores. */
export interface CampaignAgreement extends JudgeAgreement {
  /** By scale; empty where nothing was scored. */
  readonly scores: readonly ScaleAgreement[];
}

export function agreementOf({ rankings, resamples }: AgreementTask): CampaignAgreement {
  return { ...judgeAgreement(rankings, { resamples }), scores: scoreAgreement(rankings, { resamples }) };
}

/** How consistently and how fast one judge works. */
export interface JudgeQuality {
  readonly judge: string;
  /** Items in which the judge met a pair of outputs again; imported judgments may name them differently each time. */
  readonly repeatedItems: number;
  /** Repeated judgments of a pair of outputs of one sentence, counting every two occasions. */
  readonly repeatedPairs: number;
  /** Of these, pairs ranked one way and then the other. */
  readonly contradictions: number;
  /** Of these, pairs tied on only one of the two occasions. */
  readonly changedTies: number;
  readonly tooFast: number;
  /** From 0, always as the others, to 1, always the opposite; null if they share no pair with anybody. */
  readonly distance: number | null;
  readonly answers: number;
}

export interface QualityTask {
  readonly rankings: readonly Ranking[];
  readonly tooFastSeconds: number;
}

/** The quality of each judge's work: how consistent their repeated judgments are, and how fast they answer. */
export function qualityOf({ rankings, tooFastSeconds }: QualityTask): JudgeQuality[] {
  const pairs = pairwiseJudgments(rankings, 'outputs');
  const rows = Array.from(pairs.outcome, (_, row) => row);
  const distances = judgeDistances(rankings);
  const byJudge = groupBy(rows, (row) => pairs.judge[row]);
  return pairs.judges.map((judge, at) => {
    const ownRankings = rankings.filter((ranking) => ranking.judge === judge && ranking.outputs.length > 0);
    const questionOf = (row: number): string => `${pairs.sentence[row]} ${pairs.first[row]} ${pairs.second[row]}`;
    const repeats = [...groupBy(byJudge.get(at) ?? [], questionOf).values()];
    return {
      judge,
      repeatedItems: new Set(repeats.flatMap(([, ...later]) => later.map((row) => pairs.ranking[row]))).size,
      ...compareAnswers(repeats.map((asked) => asked.map((row) => pairs.outcome[row]))),
      tooFast: ownRankings.filter(({ seconds = Infinity, outputs }) => outputs.length > 1 && seconds < tooFastSeconds)
        .length,
      answers: ownRankings.length,
      distance: distances.find((candidate) => candidate.judge === judge)?.distance ?? null,
    };
  });
}

type Comparison = Pick<JudgeQuality, 'repeatedPairs' | 'contradictions' | 'changedTies'>;

/** Compares every two answers to the same question. */
function compareAnswers(questions: readonly (readonly number[])[]): Comparison {
  const counts = { repeatedPairs: 0, contradictions: 0, changedTies: 0 };
  for (const answers of questions) {
    answers.forEach((first, at) => {
      for (const second of answers.slice(at + 1)) {
        counts.repeatedPairs++;
        if (first * second === FIRST_BETTER * SECOND_BETTER) counts.contradictions++;
        else if (first !== second) counts.changedTies++;
      }
    });
  }
  return counts;
}
