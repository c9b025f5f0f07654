import { seededRandom } from './seeded-random.js';

export interface Occasion {
  readonly seed: number;
  readonly item: number;
  readonly judge: string;
  readonly occasion: number;
}

/** The order in which a judge sees the outputs of an item: shuffled, but always the same for one occasion. */
export function displayOrder(outputs: number, { seed, item, judge, occasion }: Occasion): number[] {
  const random = seededRandom(seed, item, judge, occasion);
  const order = Array.from({ length: outputs }, (_, at) => at);
  for (let left = outputs; left > 1; left--) {
    const at = random.below(left);
    [order[at], order[left - 1]] = [order[left - 1], order[at]];
  }
  return order;
}
