import type { Metric, ScorePart } from './metric.js';

/** Parts of one kind, by key and title. */
export function scoreParts<Key extends string>(
  kind: ScorePart['kind'],
  titles: Readonly<Record<Key, string>>,
): ScorePart<Key>[] {
  return (Object.keys(titles) as Key[]).map((key) => ({ key, title: titles[key], kind }));
}

/** Precision, recall and their F, by the key of F. */
export function fParts<Key extends string>(
  key: Key,
  beta: number,
  title = `F${String(beta)}`,
): ScorePart<'precision' | 'recall' | Key>[] {
  return [...scoreParts('percent', { precision: 'P', recall: 'R' }), { key, title, kind: 'percent', beta }];
}

/** The part that stands for a metric beside others, such as F0.5. */
export function valuePart({ parts, name }: Pick<Metric, 'parts' | 'name'>): ScorePart {
  return parts.find(({ key }) => key === 'value') ?? { key: 'value', title: name, kind: 'percent' };
}
