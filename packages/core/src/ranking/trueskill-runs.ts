import type { MersenneTwister } from '../random/mersenne-twister.js';
import { CENTRE, centralDensity, centralProportionBelow } from '../stats/central-normal.js';
import type { PairCounts } from './pair-counts.js';
import { DRAW_PROBABILITY, START_VARIANCE, betaOf, matchesOf, trueSkillRun } from './trueskill-run.js';
import { drawCorrection, gameOf, winCorrection, type Game } from './trueskill-update.js';

/** Runs side by side: while one waits for its quotients and roots, the processor goes on with the next. */
const LANES = 4;
/** More systems are left to `trueSkillRun`. */
const MAX_SYSTEMS = 64;
/** Random words that a lane draws ahead. */
const WORDS = 624;

/*
 * The state of the runs. A call fills it anew and gives nothing of it away. It belongs to the module since the engine
 * compiles the addresses of such arrays into the loops, which makes these a fifth faster.
 *
 * The systems of a lane are the leaves of a tree whose root is the least known of them. Node 1 is the root, and the
 * children of node n are 2n and 2n + 1; leaves that are no system have variance -1.
 */
const means = new Float64Array(LANES * MAX_SYSTEMS);
const variances = new Float64Array(LANES * MAX_SYSTEMS);
const leastKnown = new Int32Array(2 * LANES * MAX_SYSTEMS);
const words = new Uint32Array(LANES * WORDS);
const wordsOf = Array.from({ length: LANES }, (_, lane) => words.subarray(lane * WORDS, (lane + 1) * WORDS));
const nextWord = new Int32Array(LANES);
/** The match of each lane: leaves of the lane's own, and 1 for a draw. */
const better = new Int32Array(LANES);
const worse = new Int32Array(LANES);
const drawn = new Int32Array(LANES);

/** By row and column: the opponents of each system, and the judgments of the two. */
const opponents = new Int32Array(MAX_SYSTEMS * MAX_SYSTEMS);
const opponentCounts = new Int32Array(MAX_SYSTEMS);
const won = new Int32Array(MAX_SYSTEMS * MAX_SYSTEMS);
const wonOrDrawn = new Int32Array(MAX_SYSTEMS * MAX_SYSTEMS);
const judged = new Int32Array(MAX_SYSTEMS * MAX_SYSTEMS);

/** What `trueSkillRun` gives for each of the generators, to the bit, only faster. */
export function trueSkillRuns(counts: PairCounts, randoms: readonly MersenneTwister[]): Float64Array[] {
  const size = counts.systems.length;
  if (size > MAX_SYSTEMS || !countJudgments(counts)) return randoms.map((random) => trueSkillRun(counts, random));
  const leaves = Math.max(4, 2 ** Math.ceil(Math.log2(size)));
  const runs: Float64Array[] = [];
  for (let first = 0; first < randoms.length; first += LANES) {
    const laneRandoms = randoms.slice(first, first + LANES);
    playMatches(counts, leaves, laneRandoms);
    laneRandoms.forEach((_, lane) => runs.push(means.slice(lane * leaves, lane * leaves + size)));
  }
  return runs;
}

/** Fills the tables by row and column; false if there is no judgment. */
function countJudgments({ systems, wins, ties }: PairCounts): boolean {
  const size = systems.length;
  opponentCounts.fill(0);
  for (let system = 0; system < size; system++) {
    for (let opponent = 0; opponent < size; opponent++) {
      const cell = system * size + opponent;
      won[cell] = wins[cell];
      wonOrDrawn[cell] = wins[cell] + ties[cell];
      judged[cell] = wonOrDrawn[cell] + wins[opponent * size + system];
      if (judged[cell] > 0) opponents[system * size + opponentCounts[system]++] = opponent;
    }
  }
  return opponentCounts.some((count) => count > 0);
}

function playMatches(counts: PairCounts, leaves: number, randoms: readonly MersenneTwister[]): void {
  const size = counts.systems.length;
  const lanes = randoms.length;
  const matches = matchesOf(counts);
  const game = gameOf(betaOf(matches), DRAW_PROBABILITY);
  means.fill(0);
  nextWord.fill(WORDS);
  for (let lane = 0; lane < lanes; lane++) {
    for (let leaf = 0; leaf < leaves; leaf++) {
      leastKnown[2 * lane * leaves + leaves + leaf] = lane * leaves + leaf;
      variances[lane * leaves + leaf] = leaf >= size ? -1 : opponentCounts[leaf] > 0 ? START_VARIANCE : 0;
    }
    for (let node = leaves - 1; node > 0; node--) compareChildren(lane * leaves, node);
  }
  for (let match = 0; match < matches; match++) {
    for (let lane = 0; lane < lanes; lane++) drawMatch(lane, lane * leaves, size, randoms);
    settleMatches(lanes, game);
    for (let lane = 0; lane < lanes; lane++) findLeastKnown(lane, lane * leaves, leaves);
  }
}

/** Draws an opponent for the least known system, and a judgment of the two. */
function drawMatch(lane: number, start: number, size: number, randoms: readonly MersenneTwister[]): void {
  const first = leastKnown[2 * start + 1] - start;
  const row = first * size;
  const count = opponentCounts[first];
  const mean = means[start + first];
  let second: number;
  for (;;) {
    // As `random()` draws it.
    const high = nextWordOf(lane, randoms) >>> 5;
    const low = nextWordOf(lane, randoms) >>> 6;
    const drawnPlace = ((high * 2 ** 26 + low) / 2 ** 53) * count;
    // The whole part, as an index that the engine need not check to be whole.
    const place = drawnPlace | 0;
    const fraction = drawnPlace - place;
    second = opponents[row + place];
    const distance = Math.abs(mean - means[start + second]);
    // 1 - d < exp(-d) < 1 - d + d²/2 decides most draws without the exponential.
    const least = 1 - distance;
    if (fraction < least) break;
    if (fraction < least + 0.5 * distance * distance + 1e-12 && fraction < Math.exp(-distance)) break;
  }
  const cell = row + second;
  const bound = judged[cell];
  const spareBits = Math.clz32(bound);
  // As `below(bound)` draws it.
  let judgment = nextWordOf(lane, randoms) >>> spareBits;
  while (judgment >= bound) judgment = nextWordOf(lane, randoms) >>> spareBits;
  // Which of three comes out nobody can predict, a processor neither: sums are faster than branches.
  const isLost = Number(judgment >= wonOrDrawn[cell]);
  const swap = (second - first) & -isLost;
  better[lane] = start + first + swap;
  worse[lane] = start + second - swap;
  drawn[lane] = Number(judgment >= won[cell]) - isLost;
}

function nextWordOf(lane: number, randoms: readonly MersenneTwister[]): number {
  let at = nextWord[lane];
  if (at === WORDS) {
    randoms[lane].fill(wordsOf[lane]);
    at = 0;
  }
  nextWord[lane] = at + 1;
  return words[lane * WORDS + at];
}

/** Moves the means and narrows the variances of the two that met in each lane. */
function settleMatches(lanes: number, { beta, margin: marginOfGame }: Game): void {
  const doubleSquare = 2 * beta * beta;
  for (let lane = 0; lane < lanes; lane++) {
    const winner = better[lane];
    const loser = worse[lane];
    const winnerVariance = variances[winner];
    const loserVariance = variances[loser];
    const square = doubleSquare + winnerVariance + loserVariance;
    const spread = Math.sqrt(square);
    const lead = (means[winner] - means[loser]) / spread;
    const distance = Math.abs(lead);
    const margin = marginOfGame / spread;
    const isDraw = drawn[lane] === 1;
    let shift: number;
    let shrink: number;
    if (margin + distance > CENTRE) {
      const correction = isDraw ? drawCorrection(lead, margin) : winCorrection(lead, margin);
      shift = correction.shift;
      shrink = correction.shrink;
    } else {
      // The two corrections again, since the engine inlines no more than this.
      const near = isDraw ? margin - distance : lead - margin;
      const density = centralDensity(near);
      const proportion = centralProportionBelow(near, density);
      if (isDraw) {
        const far = -margin - distance;
        const farDensity = centralDensity(far);
        const share = proportion - centralProportionBelow(far, farDensity);
        const towards = (farDensity - density) / share;
        shift = lead < 0 ? -towards : towards;
        shrink = towards * towards + (near * density - far * farDensity) / share;
      } else {
        shift = density / proportion;
        shrink = shift * (shift + near);
      }
    }
    means[winner] += (winnerVariance / spread) * shift;
    means[loser] -= (loserVariance / spread) * shift;
    variances[winner] = winnerVariance * (1 - (winnerVariance / square) * shrink);
    variances[loser] = loserVariance * (1 - (loserVariance / square) * shrink);
  }
}

/** Mends the tree of a lane above the two leaves whose variances have changed. */
function findLeastKnown(lane: number, start: number, leaves: number): void {
  let nodeA = (leaves + better[lane] - start) >> 1;
  let nodeB = (leaves + worse[lane] - start) >> 1;
  while (nodeA > 1) {
    compareChildren(start, nodeA);
    compareChildren(start, nodeB);
    nodeA >>= 1;
    nodeB >>= 1;
  }
  compareChildren(start, 1);
}

/** Of equally known systems the last is taken. */
function compareChildren(start: number, node: number): void {
  const left = leastKnown[2 * start + 2 * node];
  const right = leastKnown[2 * start + 2 * node + 1];
  leastKnown[2 * start + node] = left + ((right - left) & -Number(variances[right] >= variances[left]));
}
