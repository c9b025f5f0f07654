import type { MetricName } from '@stet/server';

/** The metrics as the papers write them, in the order in which they are offered. */
export const METRICS: Readonly<Record<MetricName, string>> = {
  m2: 'M²',
  'i-measure': 'I-measure',
  gleu: 'GLEU',
  bleu: 'BLEU',
  meteor: 'METEOR',
  green: 'GREEN',
  hoo: 'HOO',
};

export const METRIC_NAMES = Object.keys(METRICS) as MetricName[];
