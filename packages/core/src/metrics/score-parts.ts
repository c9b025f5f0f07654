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

/** A metric with the part that stands for it, as every table and page names it: `m2 F0.5`; `GLEU`, not `gleu GLEU`. */
export function scoreName({ name, parts }: Pick<Metric, 'parts' | 'name'>): string {
  return nameWithTitle(name, valuePart({ name, parts }).title);
}

/** The name of a metric before the title of one of its parts, unless they say the same. */
export function nameWithTitle(name: string, title: string): string {
  return title.toLowerCase() === name.toLowerCase() ? title : `${name} ${title}`;
}
