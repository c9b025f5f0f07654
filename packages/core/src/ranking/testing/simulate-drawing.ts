import { adaptiveChances, drawPair, evenChances } from '../../judgments/sampling/draw-pair.js';
import { outputTable } from '../../judgments/sampling/output-table.js';
import { PairSupply } from '../../judgments/sampling/pair-supply.js';
import type { PairDrawing, Ranking } from '../../judgments/ranking.js';
import { MersenneTwister } from '../../random/mersenne-twister.js';
import { davidson } from '../davidson.js';
import { orderDoubts } from '../order-doubts.js';

/** Systems of given log-strengths, whose outputs always differ, as a judge sees them who ties equals with ν/(2 + ν). */
export interface SimulatedCampaign {
  readonly logStrengths: readonly number[];
  readonly nu: number;
  readonly judgments: number;
  /** So many pairs come evenly before adaptive drawing sets in. */
  readonly evenStart: number;
  readonly by: PairDrawing['by'];
  readonly seed: number;
}

export const systemName = (system: number): string => `system${system}`;

/** The rankings of a campaign whose judgments follow the model of Davidson (1970), each drawn after those before it. */
export function simulateDrawing(campaign: SimulatedCampaign): Ranking[] {
  const { logStrengths, nu, judgments, evenStart, by, seed } = campaign;
  const lines = logStrengths.map((_, system) => ({
    name: systemName(system),
    lines: Array.from({ length: judgments }, (__, sentence) => `${sentence} by ${system}`),
  }));
  const supply = new PairSupply(outputTable(lines), true);
  const { systems } = supply.table;
  const random = new MersenneTwister(seed);
  const rankings: Ranking[] = [];
  for (let number = 0; number < judgments; number++) {
    const isEven = by === 'even' || number < evenStart;
    const chances = isEven ? evenChances(supply) : adaptiveChances(supply, orderDoubts(rankings, systems));
    const drawn = drawPair(supply, chances, isEven ? 'even' : 'adaptive', { seed, number });
    const [first, second] = drawn.outputs.map((output) => systems.indexOf(output.systems[0]));
    const { win, tie } = davidson(logStrengths[first] - logStrengths[second], nu);
    const outcome = random.random();
    const ranks = outcome < win ? [1, 2] : outcome < win + tie ? [1, 1] : [2, 1];
    rankings.push({
      sentence: drawn.sentence,
      judge: 'ann',
      drawing: drawn.drawing,
      outputs: drawn.outputs.map(({ systems: names }, at) => ({ systems: names, rank: ranks[at] })),
    });
  }
  return rankings;
}
