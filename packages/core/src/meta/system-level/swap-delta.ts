import { averageRanks } from '../../stats/average-ranks.js';

/** By how much the first metric correlates better than the second, after swapping the scores of the marked systems. */
export type SwapDelta = (swapped: Uint8Array) => number;

/** Where a swap leaves a metric without any variation, it says nothing about people. */
const NO_CORRELATION = 0;

/** The sums of a column that its correlation with the human scores needs. */
interface Sums {
  plain: number;
  squares: number;
  products: number;
}

export function pearsonDelta(human: ArrayLike<number>, first: Float64Array, second: Float64Array): SwapDelta {
  const correlate = correlationFromSums(human);
  const one: Sums = { plain: 0, squares: 0, products: 0 };
  const other: Sums = { plain: 0, squares: 0, products: 0 };
  return (swapped) => {
    clear(one);
    clear(other);
    for (let at = 0; at < first.length; at++) {
      add(one, swapped[at] === 1 ? second[at] : first[at], human[at]);
      add(other, swapped[at] === 1 ? first[at] : second[at], human[at]);
    }
    return correlate(one) - correlate(other);
  };
}

/** All scores are sorted once; a swap then only says which metric the next score in order belongs to. */
export function spearmanDelta(human: ArrayLike<number>, first: Float64Array, second: Float64Array): SwapDelta {
  const size = first.length;
  const ranks = averageRanks(human);
  const correlate = correlationFromSums(ranks);
  const values = Float64Array.from([...first, ...second]);
  const order = Int32Array.from(values, (_, at) => at).sort((a, b) => values[a] - values[b]);
  const sums: readonly [Sums, Sums] = [
    { plain: 0, squares: 0, products: 0 },
    { plain: 0, squares: 0, products: 0 },
  ];
  const taken = new Int32Array(2);
  const before = new Int32Array(2);
  return (swapped) => {
    sums.forEach(clear);
    taken.fill(0);
    for (let start = 0, end = 0; start < order.length; start = end) {
      before.set(taken);
      for (; end < order.length && values[order[end]] === values[order[start]]; end++) {
        taken[metricOf(order[end], swapped)]++;
      }
      for (let at = start; at < end; at++) {
        const metric = metricOf(order[at], swapped);
        add(sums[metric], (before[metric] + 1 + taken[metric]) / 2, ranks[order[at] % size]);
      }
    }
    return correlate(sums[0]) - correlate(sums[1]);
  };

  function metricOf(place: number, swapped: Uint8Array): 0 | 1 {
    return place < size === (swapped[place % size] === 0) ? 0 : 1;
  }
}

function correlationFromSums(human: ArrayLike<number>): (sums: Sums) => number {
  const size = human.length;
  const own: Sums = { plain: 0, squares: 0, products: 0 };
  for (let at = 0; at < size; at++) add(own, human[at], 0);
  const humanSquares = own.squares - own.plain ** 2 / size;
  return ({ plain, squares, products }) => {
    const variation = squares - plain ** 2 / size;
    if (variation <= squares * 1e-14) return NO_CORRELATION;
    return (products - (plain * own.plain) / size) / Math.sqrt(variation * humanSquares);
  };
}

function add(sums: Sums, value: number, human: number): void {
  sums.plain += value;
  sums.squares += value * value;
  sums.products += value * human;
}

function clear(sums: Sums): void {
  sums.plain = 0;
  sums.squares = 0;
  sums.products = 0;
}
