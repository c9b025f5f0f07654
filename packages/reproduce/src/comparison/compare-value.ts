import type { CellStatus, ComputedCell } from './cell.js';
import { parsePrinted } from './printed-number.js';

type Computed = Omit<ComputedCell, 'row' | 'column'>;

/** Tolerance for rounding errors of doubles, as a fraction of the last printed digit. */
const DOUBLES = 1e-6;
/** Programs that print all digits of a double print some that hang on the order in which it was summed. */
const SMALLEST_UNIT = 1e-12;

/**
 * Compares a value with what is printed for it. Exact: the same word or whole number, or a number that rounds to the
 * printed digits. Rounding: within one unit of the last printed digit, where the original is known to have rounded
 * twice or cut digits off. Monte-Carlo: the value comes from a random procedure and chance explains the distance.
 */
export function compareValue(published: string, computed: Computed): Exclude<CellStatus, 'not-public'> {
  const { value, mark, tolerance, outcomes = [], rounded = false } = computed;
  if (typeof value === 'string') {
    if (value === published) return 'exact';
    return outcomes.includes(published) ? 'monte-carlo' : 'differs';
  }
  const printed = parsePrinted(published);
  if (printed === undefined || printed.mark !== mark) return 'differs';
  const distance = Math.abs(value - printed.value);
  const unit = Math.max(10 ** -printed.decimals, SMALLEST_UNIT);
  const half = (0.5 + DOUBLES) * unit;
  const isCount = printed.decimals === 0 && Number.isInteger(value);
  if (isCount ? distance === 0 : distance <= half) return 'exact';
  if (tolerance !== undefined) return distance <= tolerance + half ? 'monte-carlo' : 'differs';
  return rounded && !isCount && distance <= (1 + DOUBLES) * unit ? 'rounding' : 'differs';
}
