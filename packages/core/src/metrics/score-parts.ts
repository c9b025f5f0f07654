import type { Metric, ScorePart } from './metric.js';

/** Parts of one kind, by key and title. */
export function scoreParts<Key extends string>(
  kind: ScorePart['kind'],
  titles: Readonly<Record<Key, string>>,
): ScorePart<Key>[] {
  return (Object.keys(titles) as Key[]).map((key) => ({ key, title: titles[key], kind }));
}

/** The part that stands for a metric beside others, such as F0.5. */
export function valuePart({ parts, name }: Pick<Metric, 'parts' | 'name'>): ScorePart {
  return parts.find(({ key }) => key === 'value') ?? { key: 'value', title: name, kind: 'percent' };
}
