import { bleuKind } from './bleu/index.js';
import { clemeKind } from './cleme/index.js';
import { cleme2Kind } from './cleme2/index.js';
import { errantKind } from './errant/index.js';
import { gleuKind } from './gleu/index.js';
import { gotoscorerKind } from './gotoscorer/index.js';
import { greenKind } from './green/index.js';
import { hooKind } from './hoo/index.js';
import { iMeasureKind } from './i-measure/index.js';
import type { MetricKind } from './kind.js';
import { m2Kind } from './m2/index.js';
import { meteorKind } from './meteor/index.js';

/** Every metric, in the order in which lists show them. */
export const metricKinds: readonly MetricKind[] = [
  m2Kind,
  errantKind,
  clemeKind,
  cleme2Kind,
  gotoscorerKind,
  hooKind,
  iMeasureKind,
  gleuKind,
  bleuKind,
  meteorKind,
  greenKind,
];
