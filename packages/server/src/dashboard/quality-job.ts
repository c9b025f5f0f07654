import {
  FIRST_BETTER,
  SECOND_BETTER,
  judgeAgreement,
  pairwiseJudgments,
  type JudgeAgreement,
  type Ranking,
} from '@stet/core/internal';
import { groupBy } from '../group-by.js';

export interface AgreementTask {
  readonly rankings: readonly Ranking[];
  /** Of the sentences, for intervals. */
  readonly resamples: number;
}

export function agreementOf({ rankings, resamples }: AgreementTask): JudgeAgreement {
  return judgeAgreement(rankings, { resamples });
}

/** How steadily and how fast one judge works. */
export interface JudgeQuality {
  readonly judge: string;
  /** Items met more than once. */
  readonly repeatedItems: number;
  /** Pairs of outputs of a sentence judged more than once, each time with each other time. */
  readonly repeatedPairs: number;
  /** Of these: ranked one way, then the other. */
  readonly contradictions: number;
  /** Of these: a tie on one occasion alone. */
  readonly changedTies: number;
  readonly tooFast: number;
  readonly answers: number;
}

export interface QualityTask {
  readonly rankings: readonly Ranking[];
  readonly tooFastSeconds: number;
}

/** The quality of each judge's work, by what they said twice and how fast. */
export function qualityOf({ rankings, tooFastSeconds }: QualityTask): JudgeQuality[] {
  const pairs = pairwiseJudgments(rankings, 'outputs');
  const rows = Array.from(pairs.outcome, (_, row) => row);
  const byJudge = groupBy(rows, (row) => pairs.judge[row]);
  return pairs.judges.map((judge, at) => {
    const own = rankings.filter((ranking) => ranking.judge === judge && ranking.outputs.length > 0);
    const asked = groupBy(
      byJudge.get(at) ?? [],
      (row) => `${pairs.sentence[row]} ${pairs.first[row]} ${pairs.second[row]}`,
    );
    return {
      judge,
      repeatedItems: [...groupBy(own, ({ item }) => item).values()].filter(({ length }) => length > 1).length,
      ...compareAnswers([...asked.values()].map((same) => same.map((row) => pairs.outcome[row]))),
      tooFast: own.filter(({ seconds = Infinity, outputs }) => outputs.length > 1 && seconds < tooFastSeconds).length,
      answers: own.length,
    };
  });
}

type Comparison = Pick<JudgeQuality, 'repeatedPairs' | 'contradictions' | 'changedTies'>;

/** Each answer to a question with each other one to the same question. */
function compareAnswers(questions: readonly (readonly number[])[]): Comparison {
  const counts = { repeatedPairs: 0, contradictions: 0, changedTies: 0 };
  for (const answers of questions) {
    answers.forEach((one, at) => {
      for (const other of answers.slice(at + 1)) {
        counts.repeatedPairs++;
        if (one * other === FIRST_BETTER * SECOND_BETTER) counts.contradictions++;
        else if (one !== other) counts.changedTies++;
      }
    });
  }
  return counts;
}
