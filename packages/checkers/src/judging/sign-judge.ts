import {
  criterionText,
  judgeSignature,
  promptOf,
  type JudgeReport,
  type QuestionOptions,
  type QuestionSetOptions,
} from '@stet/core/internal';
import { shortHash } from '@stet/node';

interface Signed extends QuestionSetOptions {
  readonly model: string;
  /** Null where requests have none. */
  readonly temperature: number | null;
}

/** What is needed to ask a model about items again. */
export function signJudge(settings: Signed, { answered, asked }: Pick<JudgeReport, 'answered' | 'asked'>): string {
  const { scheme, targets } = settings;
  return judgeSignature(
    {
      ...settings,
      criteria: settings.criteria ?? settings.scales?.join('+'),
      promptHash: hashOf(settings),
      targets: scheme === 'pairwise' ? 2 : scheme === 'direct' ? 1 : targets,
    },
    answered,
    asked,
  );
}

function hashOf(options: QuestionOptions): string {
  return shortHash(JSON.stringify([promptOf(options), criterionText(options)]));
}
