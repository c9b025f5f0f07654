import { MersenneTwister } from '../../random/mersenne-twister.js';
import { bradleyTerry, type BradleyTerry } from '../bradley-terry.js';
import type { PairCounts } from '../pair-counts.js';
import { addPairs, type JudgedShapes } from './judged-shape.js';
import { mostOutputs, rankDrawer, type JudgeModel } from './judge-model.js';

/** How many rankings are drawn to try a model, and how many times: a few to get near, then many. */
const STAGES = [
  { drawn: 5_000, rounds: 30 },
  { drawn: 100_000, rounds: 3 },
] as const;
/** Strengths that differ by less are as good as equal. */
const CLOSE = 0.01;

/**
 * The model whose rankings give the same Bradley-Terry fit as the rankings that were made: it moves by the error
 * of the fit of drawn rankings, until there is none left (indirect inference, Gourieroux et al. 1993). Outputs that
 * systems share make this necessary: they pull strengths together, and the ties of their systems are nobody's choice.
 */
export function calibrate(fit: BradleyTerry, judged: JudgedShapes, seed: number): JudgeModel {
  // Of two equal outputs, ν makes the share ν/(2 + ν) of ties, as does a threshold of log(1 + ν).
  let model: JudgeModel = { worths: fit.logStrengths, threshold: Math.log1p(fit.nu) };
  for (const stage of STAGES) model = moveClose(model, fit, judged, { ...stage, seed });
  return model;
}

interface Stage {
  readonly drawn: number;
  readonly rounds: number;
  readonly seed: number;
}

function moveClose(from: JudgeModel, fit: BradleyTerry, judged: JudgedShapes, stage: Stage): JudgeModel {
  const worths = from.worths.slice();
  let { threshold } = from;
  let start: Pick<BradleyTerry, 'logStrengths' | 'nu'> = fit;
  for (let round = 0; round < stage.rounds; round++) {
    const refit = bradleyTerry(drawCounts(judged, { worths, threshold }, stage), { start });
    const errors = fit.logStrengths.map((value, at) => value - refit.logStrengths[at]);
    const ties = fit.nu > 0 ? fit.nu / refit.nu : 1;
    errors.forEach((error, at) => {
      worths[at] += error;
    });
    threshold = Math.log1p(Math.expm1(threshold) * ties);
    if (errors.every((error) => Math.abs(error) < CLOSE) && Math.abs(Math.log(ties)) < CLOSE) break;
    start = refit;
  }
  return { worths, threshold };
}

/** The pairs of drawn rankings; the same errors of judges in every round, so that rounds can be compared. */
function drawCounts({ systems, shapes }: JudgedShapes, model: JudgeModel, { drawn, seed }: Stage): PairCounts {
  const size = systems.length;
  const counts = { systems, wins: new Float64Array(size * size), ties: new Float64Array(size * size) };
  const random = new MersenneTwister(seed);
  const draw = rankDrawer(shapes, model);
  const ranks = new Int32Array(mostOutputs(shapes));
  // Every shape equally often.
  const times = Math.ceil(drawn / shapes.length);
  for (let shape = 0; shape < shapes.length; shape++) {
    for (let time = 0; time < times; time++) {
      draw(shape, random, ranks);
      addPairs(counts, shapes[shape], ranks);
    }
  }
  return counts;
}
