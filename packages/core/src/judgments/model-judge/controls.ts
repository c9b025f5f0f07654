import { MersenneTwister } from '../../random/mersenne-twister.js';
import { shuffle } from '../../random/shuffle.js';
import { tokenise } from '../../text/white-space.js';
import type { Ranking } from '../ranking.js';
import type { DistinctOutput } from '../sampling/distinct-outputs.js';
import type { GivenPoints } from './given-points.js';
import type { JudgeItem } from './judge-item.js';

/**
 * A question whose answer is known in part. It is asked beside the others, and no judgment comes of it: an output stands
 * there twice, and must tie with itself; the source stands there as it is, and must not win where it has errors.
 */
export interface ControlItem {
  readonly item: JudgeItem;
  /** The indices of an output and of its copy. */
  readonly copied?: readonly [original: number, copy: number];
  /** The index of the source. */
  readonly source?: number;
}

export interface ControlOptions {
  /** The number of items to make controls of; fewer if there are not so many. */
  readonly count: number;
  /** The most outputs that a question may show. */
  readonly targets: number;
  readonly seed: number;
}

/** Makes controls of items that are drawn at random; where two outputs are shown, two controls of each. */
export function controlItems(items: readonly JudgeItem[], { count, targets, seed }: ControlOptions): ControlItem[] {
  // A generator of its own: controls change neither items nor orders.
  const random = new MersenneTwister((BigInt(seed) << 32n) | 3n);
  const usable = items.filter(({ outputs, repetition }) => outputs.length > 1 && repetition === 0);
  return shuffle(usable, random)
    .slice(0, count)
    .flatMap((item): ControlItem[] => {
      const changed = shuffle(
        item.outputs.filter(({ text }) => !isSame(text, item.source)),
        random,
      );
      const [original] = changed;
      const copy = { systems: [], text: original.text };
      const source = { systems: [], text: item.source };
      if (targets < 3) {
        return [
          { item: withOutputs(item, 'copy', [original, copy]), copied: [0, 1] },
          { item: withOutputs(item, 'source', [original, source]), source: 1 },
        ];
      }
      const others = changed.slice(1, targets - 2);
      return [
        {
          item: withOutputs(item, 'control', [original, copy, source, ...others]),
          copied: [0, 1],
          source: 2,
        },
      ];
    });
}

function withOutputs(item: JudgeItem, name: string, outputs: readonly DistinctOutput[]): JudgeItem {
  return { ...item, id: `${item.id}:${name}`, outputs };
}

function isSame(text: string, source: string): boolean {
  return tokenise(text).join(' ') === tokenise(source).join(' ');
}

/** How a judge did on controls. */
export interface ControlCounts {
  /** Questions with a copy, and how often it tied with its original. */
  readonly copies: number;
  readonly copiesTied: number;
  /** Questions with the source where it has errors, and how often it was ahead of every other output. */
  readonly sources: number;
  readonly sourcesWon: number;
}

/** Counts the answers to controls. `hasErrors` says of a sentence whether its source may not win; undefined, of all. */
export function countControls(
  controls: readonly ControlItem[],
  given: readonly GivenPoints[],
  hasErrors: ReadonlySet<number> | undefined,
): ControlCounts {
  const counts = { copies: 0, copiesTied: 0, sources: 0, sourcesWon: 0 };
  for (const { item: at, shown, points } of given) {
    const { item, copied, source } = controls[at];
    const pointsAt = (output: number): number => points[shown.indexOf(output)];
    if (copied !== undefined) {
      counts.copies++;
      if (pointsAt(copied[0]) === pointsAt(copied[1])) counts.copiesTied++;
    }
    if (source !== undefined && (hasErrors === undefined || hasErrors.has(item.sentence))) {
      counts.sources++;
      if (item.outputs.every((_, output) => output === source || pointsAt(output) < pointsAt(source)))
        counts.sourcesWon++;
    }
  }
  return counts;
}

/** The sentences in which people saw an error: they ranked an output above the source, or marked something to mend. */
export function sentencesWithErrors(rankings: readonly Ranking[], items: readonly JudgeItem[]): Set<number> {
  const sentences = rankings.flatMap(({ sentence, outputs, missed = [] }, at) => {
    const { source, outputs: shown } = items[at];
    const texts = new Map(shown.map(({ systems, text }) => [systems.join(' '), text]));
    const best = Math.min(...outputs.map(({ rank }) => rank));
    const sourceLoses = outputs.some(
      ({ systems, rank }) => rank > best && isSame(texts.get(systems.join(' ')) ?? '', source),
    );
    const isMended = outputs.some(({ edits = [] }) => edits.some(({ verdict }) => verdict === 'right'));
    return sourceLoses || isMended || missed.length > 0 ? [sentence] : [];
  });
  return new Set(sentences);
}
