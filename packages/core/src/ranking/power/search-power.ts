/** How often simulations separated two systems after `further` more rankings. */
interface PowerStep {
  readonly further: number;
  readonly separated: number;
  readonly share: number;
  /** The standard error of the share, since simulations are few. */
  readonly error: number;
}

export interface PowerSearch {
  /** In the order of further rankings. */
  readonly steps: readonly PowerStep[];
  /** The further rankings that are needed; 0 when separated already, `null` when more than the limit. */
  readonly further: number | null;
  /** The range in which that number lies, since simulations are few; `null` for more than the limit. */
  readonly furtherRange: readonly [low: number | null, high: number | null];
}

/** What a search finds where systems are separated already. */
export const ALREADY: PowerSearch = { steps: [], further: 0, furtherRange: [0, 0] };

export interface PowerTarget {
  readonly power: number;
  readonly simulations: number;
  readonly limit: number;
}

/** The first step is this share of the rankings so far, and at least `FIRST_LEAST`. */
const FIRST_SHARE = 1 / 16;
const FIRST_LEAST = 10;
/** How many numbers are tried at once: the simulations of the last one pass through all of them. */
const AT_ONCE = 2;
/** How many intervals the gap is cut into at the end. */
const INTERVALS = 8;
/** How many standard errors a 95 % interval reaches to each side. */
const ERRORS = 1.96;

/**
 * Doubles the number of further rankings until enough simulations separate, then cuts the gap into intervals,
 * and interpolates within one. Asks how many simulations separate, for several numbers at once.
 */
export function* searchPower(
  rankings: number,
  { power, simulations, limit }: PowerTarget,
): Generator<readonly number[], PowerSearch, readonly number[]> {
  const steps: PowerStep[] = [];
  const note = (sizes: readonly number[], counts: readonly number[]): void => {
    sizes.forEach((further, at) => {
      const share = counts[at] / simulations;
      const error = Math.sqrt((share * (1 - share)) / simulations);
      steps.push({ further, separated: counts[at], share, error });
    });
    steps.sort((a, b) => a.further - b.further);
  };
  let next = Math.max(FIRST_LEAST, Math.round(rankings * FIRST_SHARE));
  const reached = (): number => steps.findIndex(({ share }) => share >= power);
  do {
    const sizes = doublings(next, limit);
    note(sizes, yield sizes);
    next *= 2 ** AT_ONCE;
  } while (reached() === -1 && steps[steps.length - 1].further < limit);
  const at = reached();
  if (at !== -1) {
    const sizes = between(at === 0 ? 0 : steps[at - 1].further, steps[at].further);
    if (sizes.length > 0) note(sizes, yield sizes);
  }
  return {
    steps,
    further: crossing(steps, power, 0),
    furtherRange: [crossing(steps, power, ERRORS), crossing(steps, power, -ERRORS)],
  };
}

/** `AT_ONCE` numbers, each twice the one before; the limit replaces any that comes near it. */
function doublings(first: number, limit: number): number[] {
  const sizes = Array.from({ length: AT_ONCE }, (_, at) => first * 2 ** at);
  return [...new Set(sizes.map((size) => (2 * size > limit ? limit : size)))];
}

/** The whole numbers that cut a gap into intervals. */
function between(below: number, above: number): number[] {
  const cuts = Array.from({ length: INTERVALS - 1 }, (_, at) =>
    Math.round(below + ((at + 1) * (above - below)) / INTERVALS),
  );
  return [...new Set(cuts)].filter((cut) => cut > below && cut < above);
}

/**
 * Where the shares, shifted by `errors` of their standard errors, first reach the power; interpolated from 0, where
 * nothing separates. `null` where they do not.
 */
function crossing(steps: readonly PowerStep[], power: number, errors: number): number | null {
  let last = 0;
  let lastShare = 0;
  for (const { further, share, error } of steps) {
    const moved = share + errors * error;
    if (moved >= power) return Math.ceil(last + ((power - lastShare) / (moved - lastShare)) * (further - last));
    last = further;
    lastShare = moved;
  }
  return null;
}
