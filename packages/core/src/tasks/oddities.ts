/** What is known of an output before it is handed in. */
export interface OutputFacts {
  readonly lines: number;
  /** Lines that differ from their source sentence. */
  readonly changed: number;
  /** Lines with nothing on them, where the source has words. */
  readonly emptied: number;
  /** Essays of the source that it does not have. */
  readonly missing: number;
  /** Whether it is M2, and its corrected text is taken. */
  readonly isM2: boolean;
  /** The number of an earlier submission with the same text. */
  readonly earlier: number | null;
}

/** What may look wrong about an output that would be accepted. */
export type Oddity = 'repeated' | 'm2' | 'unchanged' | 'nearly-all-changed' | 'emptied' | 'missing';

/** Fewer sentences than this say little about how many a system changes. */
const ENOUGH_LINES = 20;
/** Of the lines. Learners' sentences are hardly ever all wrong. */
const MOST_CHANGED = 0.95;

/** What looks wrong about an output that would be accepted. */
export function odditiesOf({ lines, changed, emptied, missing, isM2, earlier }: OutputFacts): Oddity[] {
  const changesNearlyAll = lines >= ENOUGH_LINES && changed > MOST_CHANGED * lines;
  return [
    ...(earlier === null ? [] : ['repeated' as const]),
    ...(isM2 ? ['m2' as const] : []),
    ...(changed === 0 ? ['unchanged' as const] : []),
    ...(changesNearlyAll && emptied < changed / 2 ? ['nearly-all-changed' as const] : []),
    ...(emptied > 0 ? ['emptied' as const] : []),
    ...(missing > 0 ? ['missing' as const] : []),
  ];
}
