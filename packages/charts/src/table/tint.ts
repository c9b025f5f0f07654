import type { CSSProperties } from 'react';

/** The strength of a cell's tint, from 0 to 100; the style sheet mixes the colour. */
export function tint(percent: number): CSSProperties {
  return { ['--share' as string]: Math.min(100, percent) };
}
