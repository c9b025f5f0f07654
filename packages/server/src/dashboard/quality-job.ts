import {
  FIRST_BETTER,
  SECOND_BETTER,
  judgeAgreement,
  judgeDistances,
  pairwiseJudgments,
  type JudgeAgreement,
  type Ranking,
} from '@stet/core/internal';
import { groupBy } from '../group-by.js';

export interface AgreementTask {
  readonly rankings: readonly Ranking[];
  /** Resamples of the sentences, for intervals. */
  readonly resamples: number;
}

export function agreementOf({ rankings, resamples }: AgreementTask): JudgeAgreement {
  return judgeAgreement(rankings, { resamples });
}

/** How consistently and how fast one judge works. */
export interface JudgeQuality {
  readonly judge: string;
  /** Items judged more than once. */
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
    const rowsByQuestion = groupBy(
      byJudge.get(at) ?? [],
      (row) => `${pairs.sentence[row]} ${pairs.first[row]} ${pairs.second[row]}`,
    );
    return {
      judge,
      repeatedItems: [...groupBy(ownRankings, ({ item }) => item).values()].filter(({ length }) => length > 1).length,
      ...compareAnswers([...rowsByQuestion.values()].map((repeats) => repeats.map((row) => pairs.outcome[row]))),
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
