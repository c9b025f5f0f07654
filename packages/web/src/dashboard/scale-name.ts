import { words } from '../language/words.js';

/** What a scale is called within a sentence; imported judgments may have scales of their own. */
export function scaleName(scale: string): string {
  const scales: Readonly<Record<string, string | undefined>> = words().dashboard.scales;
  return scales[scale] ?? scale;
}
