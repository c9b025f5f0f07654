import { inlineRunner, openWhole, score, valuePart, type MetricSpec } from '@stet/core/internal';
import { tools } from '@stet/node';
import { storedCorpus } from '../tasks/stored-corpus.js';
import type { ScorePreview } from '../submissions/schemas.js';

export interface PreviewTask {
  /** As it is stored. */
  readonly gold: string;
  readonly output: string;
  readonly metric: MetricSpec;
}

const OUTPUT = 'the output';

/** The score of an output by one metric, without the interval that a submission gets. */
export async function previewScore({ gold, output, metric }: PreviewTask): Promise<ScorePreview> {
  const corpus = storedCorpus(gold, OUTPUT, output);
  const board = await score(openWhole(corpus), [metric], { runner: inlineRunner(tools) });
  const { value, signature } = board.systems[0].scores[metric.name];
  const unit = valuePart(board.metrics[0]).kind === 'percent' ? 'percent' : 'number';
  return { metric: metric.name, value, signature, unit };
}
