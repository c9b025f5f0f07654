import { MersenneTwister } from '@stet/core/internal';
import { verbAfter } from '../tagger/clause-verb.js';
import { ABSENT, NumberTable } from '../tagger/number-table.js';
import { START, TAGS } from '../tagger/tags.js';
import { featuresWithTags, frequentFeatures, type Example } from './examples.js';

/** Features that come less often in the treebank are left out. */
const LEAST_TIMES = 3;
const EPOCHS = 8;
/** By how much the right tag should win. */
const MARGIN = 15;
/** The average of perceptrons that saw the sentences in different orders depends less on any of these orders. */
const SEEDS = [1, 2, 3, 4];

/**
 * Of a hundred features of a word, so many are overlooked each time it is learned, so that no tag hangs on one of them:
 * learners' words and contexts lack features that the treebank has (Søgaard 2013).
 */
const OVERLOOKED = 20;
const OVERLOOKED_BELOW = Math.floor((OVERLOOKED / 100) * 2 ** 32);

const TAG_COUNT = TAGS.length;
/** More than a word ever has. */
const MOST_FEATURES = 64;

/** A weight for each tag, by feature; averaged over training, in the unit of the perceptron's steps. */
export type AveragedWeights = ReadonlyMap<number, Float64Array>;

/** The averaged perceptron (Collins 2002), with a margin: tags by its own tags before, as the tagger does. */
export function trainPerceptron(sentences: readonly (readonly Example[])[]): AveragedWeights {
  const indexes = frequentFeatures(sentences, LEAST_TIMES);
  const encoded = sentences.map((examples) => examples.map((example) => encode(example, indexes)));
  const table = new NumberTable(Int32Array.from(indexes.keys()), Int32Array.from(indexes.values()));
  const sums = new Float64Array(indexes.size * TAG_COUNT);
  for (const seed of SEEDS) {
    const training = new Training(table, indexes.size, seed);
    const random = new MersenneTwister(seed);
    const order = Int32Array.from(encoded, (_, at) => at);
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      shuffleInPlace(order, random);
      for (const sentence of order) training.learn(encoded[sentence]);
    }
    training.addAverages(sums);
  }
  return new Map(
    [...indexes].map(([feature, index]) => {
      const start = index * TAG_COUNT;
      return [feature, sums.subarray(start, start + TAG_COUNT).map((sum) => sum / SEEDS.length)];
    }),
  );
}

/** An example with the indexes of its features. */
interface EncodedExample extends Example {
  readonly indexes: Int32Array;
  readonly isLearned: boolean;
}

function encode(example: Example, indexes: ReadonlyMap<number, number>): EncodedExample {
  const { candidates, tag } = example;
  return {
    ...example,
    indexes: Int32Array.from(example.features.flatMap((feature) => indexes.get(feature) ?? [])),
    isLearned: candidates.length > 1 && candidates.includes(tag),
  };
}

class Training {
  readonly #indexes: NumberTable;
  readonly #weights: Int32Array;
  /** The sum of all steps, each times when it was made: gives the average without adding up at every step. */
  readonly #weighted: Float64Array;
  readonly #scores = new Int32Array(TAG_COUNT);
  /** Where the weights begin of the features of one word that are not overlooked, and how many they are. */
  readonly #seen = new Int32Array(MOST_FEATURES);
  #seenCount = 0;
  readonly #noise: Int32Array;
  #step = 1;

  constructor(indexes: NumberTable, featureCount: number, seed: number) {
    this.#noise = Int32Array.of(seed);
    this.#indexes = indexes;
    this.#weights = new Int32Array(featureCount * TAG_COUNT);
    this.#weighted = new Float64Array(featureCount * TAG_COUNT);
  }

  learn(examples: readonly EncodedExample[]): void {
    let [previousTag, secondPreviousTag, verb] = [START, START, START];
    for (const example of examples) {
      const tag =
        example.candidates.length === 1
          ? example.candidates[0]
          : this.#tag(example, previousTag, secondPreviousTag, verb);
      secondPreviousTag = previousTag;
      previousTag = tag;
      verb = verbAfter(verb, tag);
    }
  }

  /** Tags a word, and learns where the right tag does not win clearly. */
  #tag(example: EncodedExample, previousTag: number, secondPreviousTag: number, verb: number): number {
    this.#seenCount = 0;
    for (const index of example.indexes) this.#see(index);
    for (const feature of featuresWithTags(example, previousTag, secondPreviousTag, verb)) {
      const index = this.#indexes.find(feature);
      if (index !== ABSENT) this.#see(index);
    }
    this.#score(example.candidates);
    const tag = this.#best(example.candidates);
    if (example.isLearned) {
      this.#scores[example.tag] -= MARGIN;
      const rival = this.#best(example.candidates);
      if (rival !== example.tag) this.#move(example.tag, rival);
    }
    this.#step++;
    return tag;
  }

  #see(index: number): void {
    if (!this.#overlooks()) this.#seen[this.#seenCount++] = index * TAG_COUNT;
  }

  #score(candidates: readonly number[]): void {
    const [weights, seen, count] = [this.#weights, this.#seen, this.#seenCount];
    for (const tag of candidates) {
      let score = 0;
      for (let at = 0; at < count; at++) score += weights[seen[at] + tag];
      this.#scores[tag] = score;
    }
  }

  #best(candidates: readonly number[]): number {
    let [best] = candidates;
    for (const tag of candidates) if (this.#scores[tag] > this.#scores[best]) best = tag;
    return best;
  }

  #move(right: number, rival: number): void {
    for (let at = 0; at < this.#seenCount; at++) this.#moveWeights(this.#seen[at], right, rival);
  }

  /** Marsaglia's xorshift: one number for each feature and time, so it must be fast. */
  #overlooks(): boolean {
    let noise = this.#noise[0];
    noise ^= noise << 13;
    noise ^= noise >>> 17;
    noise ^= noise << 5;
    this.#noise[0] = noise;
    return noise >>> 0 < OVERLOOKED_BELOW;
  }

  #moveWeights(start: number, right: number, rival: number): void {
    this.#weights[start + right]++;
    this.#weighted[start + right] += this.#step;
    this.#weights[start + rival]--;
    this.#weighted[start + rival] -= this.#step;
  }

  addAverages(sums: Float64Array): void {
    for (let at = 0; at < sums.length; at++) sums[at] += this.#weights[at] - this.#weighted[at] / this.#step;
  }
}

function shuffleInPlace(order: Int32Array, random: MersenneTwister): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [order[at], order[other]] = [order[other], order[at]];
  }
}
