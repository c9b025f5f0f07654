import type { JudgeAnswer } from './model-judge.js';

/** What servers told about the replies of a model; the same whether it was asked now or before. */
export interface ReplySummary {
  /** Questions, and how many of them had to be asked a second time because the answer could not be used. */
  readonly questions: number;
  readonly askedAgain: number;
  /** Why questions have no answer, and how often. */
  readonly faults: readonly { readonly fault: string; readonly count: number }[];
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** Models and configurations that answered, by the servers' own account. */
  readonly models: readonly string[];
}

/** Sums up answers, those to questions that were the same counted once. */
export function repliesOf(answers: readonly JudgeAnswer[]): ReplySummary {
  const replies = answers.flatMap((answer) => answer.replies);
  const faults = new Map<string, number>();
  for (const { answer } of answers) {
    if ('fault' in answer) faults.set(answer.fault, (faults.get(answer.fault) ?? 0) + 1);
  }
  const models = replies.flatMap(({ model, fingerprint }) =>
    model === undefined ? [] : [fingerprint === undefined ? model : `${model} (${fingerprint})`],
  );
  return {
    questions: answers.length,
    askedAgain: answers.filter((answer) => answer.replies.length > 1).length,
    faults: Array.from(faults, ([fault, count]) => ({ fault, count })).sort((a, b) => b.count - a.count),
    promptTokens: tokens(answers, 'promptTokens'),
    completionTokens: tokens(answers, 'completionTokens'),
    models: [...new Set(models)].sort(),
  };
}

function tokens(answers: readonly JudgeAnswer[], kind: 'promptTokens' | 'completionTokens'): number {
  return answers.reduce(
    (sum, { replies }) => sum + replies.reduce((total, { usage }) => total + (usage?.[kind] ?? 0), 0),
    0,
  );
}
