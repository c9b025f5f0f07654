import { MersenneTwister } from '@stet/core/internal';
import { START, TAGS } from '../tagger/tags.js';
import { featuresWithTags, frequentFeatures, type Example } from './examples.js';

/** Features that come less often in the treebank are left out. */
const LEAST_TIMES = 3;
const EPOCHS = 6;
/** By how much the right tag should win. */
const MARGIN = 15;
const SEED = 1;

const TAG_COUNT = TAGS.length;

/** A weight for each tag, by feature; averaged over training, in the unit of the perceptron's steps. */
export type AveragedWeights = ReadonlyMap<number, Float64Array>;

/** The averaged perceptron (Collins 2002), with a margin: tags by its own tags before, as the tagger does. */
export function trainPerceptron(sentences: readonly (readonly Example[])[]): AveragedWeights {
  const indexes = frequentFeatures(sentences, LEAST_TIMES);
  const training = new Training(indexes);
  const encoded = sentences.map((examples) => examples.map((example) => encode(example, indexes)));
  const random = new MersenneTwister(SEED);
  const order = Int32Array.from(encoded, (_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffleInPlace(order, random);
    for (const sentence of order) training.learn(encoded[sentence]);
  }
  return training.averages();
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
  readonly #indexes: ReadonlyMap<number, number>;
  readonly #weights: Int32Array;
  /** The sum of all steps, each times when it was made: gives the average without adding up at every step. */
  readonly #weighted: Float64Array;
  readonly #scores = new Int32Array(TAG_COUNT);
  /** The indexes of the features of one word that depend on tags. */
  readonly #tagIndexes: number[] = [];
  #step = 1;

  constructor(indexes: ReadonlyMap<number, number>) {
    this.#indexes = indexes;
    this.#weights = new Int32Array(indexes.size * TAG_COUNT);
    this.#weighted = new Float64Array(indexes.size * TAG_COUNT);
  }

  learn(examples: readonly EncodedExample[]): void {
    let [previousTag, secondPreviousTag] = [START, START];
    for (const example of examples) {
      const tag =
        example.candidates.length === 1 ? example.candidates[0] : this.#tag(example, previousTag, secondPreviousTag);
      secondPreviousTag = previousTag;
      previousTag = tag;
    }
  }

  /** Tags a word, and learns where the right tag does not win clearly. */
  #tag(example: EncodedExample, previousTag: number, secondPreviousTag: number): number {
    this.#tagIndexes.length = 0;
    for (const feature of featuresWithTags(example, previousTag, secondPreviousTag)) {
      const index = this.#indexes.get(feature);
      if (index !== undefined) this.#tagIndexes.push(index);
    }
    this.#scores.fill(0);
    for (const index of example.indexes) this.#addScores(index);
    for (const index of this.#tagIndexes) this.#addScores(index);
    const tag = this.#best(example.candidates);
    if (example.isLearned) {
      this.#scores[example.tag] -= MARGIN;
      const rival = this.#best(example.candidates);
      if (rival !== example.tag) this.#move(example, rival);
    }
    this.#step++;
    return tag;
  }

  #addScores(index: number): void {
    const start = index * TAG_COUNT;
    for (let tag = 0; tag < TAG_COUNT; tag++) this.#scores[tag] += this.#weights[start + tag];
  }

  #best(candidates: readonly number[]): number {
    let [best] = candidates;
    for (const tag of candidates) if (this.#scores[tag] > this.#scores[best]) best = tag;
    return best;
  }

  #move(example: EncodedExample, rival: number): void {
    for (const index of example.indexes) this.#moveWeights(index * TAG_COUNT, example.tag, rival);
    for (const index of this.#tagIndexes) this.#moveWeights(index * TAG_COUNT, example.tag, rival);
  }

  #moveWeights(start: number, right: number, rival: number): void {
    this.#weights[start + right]++;
    this.#weighted[start + right] += this.#step;
    this.#weights[start + rival]--;
    this.#weighted[start + rival] -= this.#step;
  }

  averages(): AveragedWeights {
    return new Map(
      [...this.#indexes].map(([feature, index]) => {
        const start = index * TAG_COUNT;
        const average = (_: unknown, tag: number): number =>
          this.#weights[start + tag] - this.#weighted[start + tag] / this.#step;
        return [feature, Float64Array.from({ length: TAG_COUNT }, average)];
      }),
    );
  }
}

function shuffleInPlace(order: Int32Array, random: MersenneTwister): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [order[at], order[other]] = [order[other], order[at]];
  }
}
