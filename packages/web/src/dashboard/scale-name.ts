import type { Words } from '../language/catalogue.js';
import { words } from '../language/words.js';

type Scales = Words['judging']['scales'];

/** What a scale is called within a sentence; imported judgments may have scales of their own. */
export function scaleName(scale: string): string {
  const scales: Readonly<Partial<Record<string, Scales[keyof Scales]>>> = words().judging.scales;
  return scales[scale]?.name ?? scale;
}
