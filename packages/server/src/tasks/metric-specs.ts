import { metricKinds, type MetricSpec } from '@stet/core/internal';
import { explainingName } from './explaining-name.js';
import type { TaskSettings } from './schemas.js';

type TextSettings = Pick<TaskSettings, 'unit' | 'normalise'>;

/** A metric of Stet, with how the task reads texts. */
function specOf(name: string, { unit, normalise }: TextSettings): MetricSpec {
  return { name, options: { unit, normalise } };
}

/** The metrics of Stet as a task computes them, whether it has them or not. */
export function ownSpecs(settings: TextSettings): MetricSpec[] {
  return metricKinds.map(({ name }) => specOf(name, settings));
}

export function officialSpec(settings: TextSettings & Pick<TaskSettings, 'official'>): MetricSpec {
  return specOf(settings.official, settings);
}

/** The metric whose edits the task shows. */
export function explainingSpec(settings: TextSettings & Pick<TaskSettings, 'metrics' | 'official'>): MetricSpec {
  return specOf(explainingName(settings), settings);
}
