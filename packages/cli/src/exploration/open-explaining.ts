import {
  createExplainingMetric,
  preparedFor,
  withoutGold,
  type ExplainingMetric,
  type MetricSpec,
  type WholeCorpus,
} from '@stet/core/internal';
import { tools } from '@stet/node';

/** A metric that explains its counts, and the corpus as it takes it. */
interface Explaining {
  readonly metric: ExplainingMetric;
  readonly corpus: WholeCorpus;
}

/** Makes the metric as scoring would, and prepares the sentences for it. */
export async function openExplaining(spec: MetricSpec, corpus: WholeCorpus): Promise<Explaining> {
  const metric = await createExplainingMetric(corpus.has === 'references' ? withoutGold(spec) : spec, (given) =>
    tools.metric(given),
  );
  return { metric, corpus: { ...corpus, sentences: preparedFor(metric, corpus) } };
}
