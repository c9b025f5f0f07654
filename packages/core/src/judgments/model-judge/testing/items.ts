import type { JudgeItem } from '../judge-item.js';

/** An item whose outputs are made by the systems a, b, c and so on. */
export function itemOf(source: string, texts: readonly string[], more: Partial<JudgeItem> = {}): JudgeItem {
  return {
    id: '0',
    sentence: 0,
    source,
    outputs: texts.map((text, at) => ({ systems: [String.fromCharCode(97 + at)], text })),
    repetition: 0,
    ...more,
  };
}
