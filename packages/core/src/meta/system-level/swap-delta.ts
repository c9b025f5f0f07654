import { averageRanks } from '../../stats/average-ranks.js';

/** By how much the first metric correlates better than the second, after swapping the scores of the marked systems. */
export type SwapDelta = (swapped: Uint8Array) => number;

/** Where a swap leaves a metric without any variation, it says nothing about people. */
const NO_CORRELATION = 0;

export function pearsonDelta(human: ArrayLike<number>, first: Float64Array, second: Float64Array): SwapDelta {
  const correlate = correlationFromSums(human);
  return (swapped) => {
    let [firstSum, firstSquares, firstProducts] = [0, 0, 0];
    let [secondSum, secondSquares, secondProducts] = [0, 0, 0];
    for (let at = 0; at < first.length; at++) {
      const firstScore = swapped[at] === 1 ? second[at] : first[at];
      const secondScore = swapped[at] === 1 ? first[at] : second[at];
      firstSum += firstScore;
      firstSquares += firstScore * firstScore;
      firstProducts += firstScore * human[at];
      secondSum += secondScore;
      secondSquares += secondScore * secondScore;
      secondProducts += secondScore * human[at];
    }
    return correlate(firstSum, firstSquares, firstProducts) - correlate(secondSum, secondSquares, secondProducts);
  };
}

/** All scores are sorted once; a swap then only says which metric the next score in order belongs to. */
export function spearmanDelta(human: ArrayLike<number>, first: Float64Array, second: Float64Array): SwapDelta {
  const size = first.length;
  const values = Float64Array.from([...first, ...second]);
  const order = Int32Array.from(values, (_, at) => at).sort((a, b) => values[a] - values[b]);
  const system = order.map((index) => index % size);
  const isSecond = Uint8Array.from(order, (index) => (index < size ? 0 : 1));
  const ends = endsOfTies(order, values);
  const ranks = averageRanks(human);
  const correlate = correlationFromSums(ranks);
  const sum = (size * (size + 1)) / 2;
  const squares = new Float64Array(2);
  const products = new Float64Array(2);
  const taken = new Int32Array(2);
  const before = new Int32Array(2);
  return (swapped) => {
    squares.fill(0);
    products.fill(0);
    taken.fill(0);
    for (let start = 0; start < order.length; start = ends[start]) {
      const end = ends[start];
      before[0] = taken[0];
      before[1] = taken[1];
      for (let at = start; at < end; at++) taken[isSecond[at] ^ swapped[system[at]]]++;
      for (let at = start; at < end; at++) {
        const metric = isSecond[at] ^ swapped[system[at]];
        const rank = (before[metric] + 1 + taken[metric]) / 2;
        squares[metric] += rank * rank;
        products[metric] += rank * ranks[system[at]];
      }
    }
    return correlate(sum, squares[0], products[0]) - correlate(sum, squares[1], products[1]);
  };
}

/** For each position in the order, where the scores that tie with it end. */
function endsOfTies(order: Int32Array, values: Float64Array): Int32Array {
  const ends = new Int32Array(order.length);
  for (let at = order.length - 1; at >= 0; at--) {
    const ties = at + 1 < order.length && values[order[at]] === values[order[at + 1]];
    ends[at] = ties ? ends[at + 1] : at + 1;
  }
  return ends;
}

/** Correlation with the human scores, from a column's sum, its sum of squares and its sum of products with them. */
function correlationFromSums(human: ArrayLike<number>): (sum: number, squares: number, products: number) => number {
  const size = human.length;
  const values = Float64Array.from(human);
  const humanSum = values.reduce((total, value) => total + value, 0);
  const humanVariation = values.reduce((total, value) => total + value * value, 0) - humanSum ** 2 / size;
  return (sum, squares, products) => {
    const variation = squares - (sum * sum) / size;
    if (variation <= squares * 1e-14) return NO_CORRELATION;
    return (products - (sum * humanSum) / size) / Math.sqrt(variation * humanVariation);
  };
}
