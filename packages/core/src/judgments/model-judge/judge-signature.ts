import { VERSION } from '../../version.js';

/** Everything that decides what a model says, for a signature. */
export interface JudgeSettings {
  readonly model: string;
  /** A hash of the prompt before texts are filled in. */
  readonly promptHash: string;
  readonly scheme: string;
  readonly criteria?: string | undefined;
  /** The most outputs that a question shows. */
  readonly targets: number;
  readonly orders: number;
  readonly context: boolean;
  readonly detokenise: boolean;
  /** Null where the request has none. */
  readonly temperature: number | null;
  readonly seed: number;
}

/** What is needed to ask the same again, and how much of it was answered. */
export function judgeSignature(settings: JudgeSettings, answered: number, asked: number): string {
  const { model, promptHash, scheme, criteria, targets, orders, context, detokenise, temperature, seed } = settings;
  return [
    'judge',
    `model:${model}`,
    `prompt:${promptHash}`,
    `scheme:${scheme}`,
    `criteria:${criteria ?? 'none'}`,
    `targets:${targets}`,
    'order:seeded',
    `orders:${orders}`,
    `context:${context ? 1 : 0}`,
    `text:${detokenise ? 'detokenised' : 'as-is'}`,
    `temp:${temperature ?? 'none'}`,
    `seed:${seed}`,
    `answered:${answered}/${asked}`,
    `stet:${VERSION}`,
  ].join('|');
}
