import type { CSSProperties } from 'react';

/** How much of its tint a cell has, from 0 to 100; the style sheet mixes it. */
export function tint(percent: number): CSSProperties {
  return { ['--share' as string]: Math.min(100, percent) };
}
