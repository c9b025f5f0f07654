import type { Ranking } from '../../ranking.js';
import { degreeOf } from '../degree.js';
import { estimate, type Estimate } from '../estimate.js';
import { tallyEdits } from './edit-tallies.js';
import { TABLE_SIZE, tableFigures } from './verdict-table.js';

export interface EditAgreementOptions {
  /** Bootstrap resamples of the sentences, for intervals (default: 1000); 0 for none. */
  readonly resamples?: number | undefined;
  readonly seed?: number | undefined;
  readonly confidence?: number | undefined;
}

/** How far verdicts on the same edits agree. */
export interface VerdictAgreement {
  readonly comparisons: number;
  readonly agreements: number;
  /** The share of comparisons that agree; absent where nothing was compared. */
  readonly observed?: number;
  readonly cohen: Estimate;
  readonly pi: Estimate;
  readonly degree?: string;
}

export interface JudgePairVerdicts extends VerdictAgreement {
  readonly judges: readonly [first: string, second: string];
}

export interface EditAgreement {
  /** Sentences of which edits were judged. */
  readonly sentences: number;
  /** All comparisons between judges, and all of judges with themselves. */
  readonly inter: VerdictAgreement;
  readonly intra: VerdictAgreement;
  /** Judges that met, each pair once, by name. */
  readonly pairs: readonly JudgePairVerdicts[];
  /** The same edit in several outputs of one page: how often its verdict is that on the first of them. */
  readonly samePage: { readonly comparisons: number; readonly agreements: number };
}

/** How far judges agree on single edits, with each other and with themselves (Kobayashi et al. 2024, section 4). */
export function editAgreement(rankings: readonly Ranking[], options: EditAgreementOptions = {}): EditAgreement {
  const { resamples = 1000, seed = 1, confidence = 0.95 } = options;
  const tallies = tallyEdits(rankings);
  const kinds = [
    tallies.pairs.flatMap(({ judges: [first, second] }, at) => (first === second ? [] : [at])),
    tallies.pairs.flatMap(({ judges: [first, second] }, at) => (first === second ? [at] : [])),
    ...tallies.pairs.map((_, at) => [at]),
  ];
  const figuresOf = (tables: Float64Array, pairs: readonly number[]): ReturnType<typeof tableFigures> =>
    tableFigures(addTables(tables, pairs));
  const estimates = estimate(
    (tables) =>
      kinds.flatMap((pairs) => {
        const { cohen, pi } = figuresOf(tables, pairs);
        return [cohen, pi];
      }),
    tallies,
    { resamples, seed, confidence, onProgress: undefined },
  );
  const tables = tallies.sum();
  const [inter, intra, ...ofPairs] = kinds.map((pairs, at): VerdictAgreement => {
    const { agreements, comparisons } = figuresOf(tables, pairs);
    const [cohen, pi] = estimates.slice(2 * at);
    const degree = degreeOf(cohen.value);
    return {
      comparisons,
      agreements,
      ...(comparisons === 0 ? {} : { observed: agreements / comparisons }),
      cohen,
      pi,
      ...(degree === undefined ? {} : { degree }),
    };
  });
  return {
    sentences: tallies.sentences,
    inter,
    intra,
    pairs: tallies.pairs
      .map(({ judges }, at) => ({ judges, ...ofPairs[at] }))
      .sort((a, b) => (JSON.stringify(a.judges) < JSON.stringify(b.judges) ? -1 : 1)),
    samePage: samePage(rankings),
  };
}

function addTables(tables: Float64Array, chosen: readonly number[]): Float64Array {
  const sum = new Float64Array(TABLE_SIZE);
  for (const pair of chosen) {
    for (let column = 0; column < TABLE_SIZE; column++) sum[column] += tables[pair * TABLE_SIZE + column];
  }
  return sum;
}

function samePage(rankings: readonly Ranking[]): EditAgreement['samePage'] {
  let comparisons = 0;
  let agreements = 0;
  for (const { outputs } of rankings) {
    const first = new Map<string, string>();
    for (const { start, end, correction, verdict, unplaced } of outputs.flatMap(({ edits = [] }) => edits)) {
      if (verdict === null || unplaced === true) continue;
      const key = JSON.stringify([start, end, correction]);
      const earlier = first.get(key);
      if (earlier === undefined) {
        first.set(key, verdict);
      } else {
        comparisons++;
        if (earlier === verdict) agreements++;
      }
    }
  }
  return { comparisons, agreements };
}
