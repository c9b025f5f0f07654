import {
  separationMethodFor,
  StetError,
  type CampaignMethodName,
  type DrawingBias,
  type Estimate,
  type HeadToHead as Compared,
  type JudgeAgreement,
  type OverallAgreement,
  type RankedSystem,
  type Ranking,
  type Separation as Separated,
  type SystemRanking as RankedSystems,
  type VerdictAgreement,
  type VerdictTally,
} from '@stet/core/internal';
import type { Judge } from '../judges/schemas.js';
import { MOST_FURTHER } from './dashboard.js';
import { median } from '../median.js';
import type { CheckedAttention } from './attention-checks.js';
import type { FlaggedItem } from './progress.js';
import type { CampaignAgreement, JudgeQuality } from './quality-job.js';
import type { Agreement, Drawing, HeadToHead, Quality, Separation, SystemRanking, Verdicts } from './schemas.js';
import type { JudgedVerdicts } from './verdicts-job.js';

/** The ranking as the API returns it, or the reason there is none. */
export async function viewRanking(
  ranking: Promise<RankedSystems>,
  answers: readonly Ranking[],
  version: number,
): Promise<SystemRanking> {
  // An answer that skips its item ranks nothing.
  const rankings = answers.filter(({ outputs }) => outputs.length > 0).length;
  try {
    const { method, signature, judgments, resamples, confidence, seed, systems, constantJudges = [] } = await ranking;
    return {
      version,
      method,
      signature,
      rankings,
      pairs: judgments,
      runs: resamples,
      confidence,
      seed,
      problem: null,
      systems: systems.map(viewSystem),
      constantJudges: [...constantJudges],
    };
  } catch (error) {
    if (!(error instanceof StetError && (error.code === 'NOT_COMPARABLE' || error.code === 'NO_SCORES'))) throw error;
    const nothing = { method: '', signature: '', pairs: 0, runs: 0, confidence: 0, seed: 0 };
    return { version, ...nothing, rankings, problem: error.found, systems: [], constantJudges: [] };
  }
}

function viewSystem({
  name,
  score,
  range: [best, worst],
  cluster,
  assessment,
}: RankedSystem): SystemRanking['systems'][number] {
  return {
    name,
    score,
    best,
    worst,
    cluster,
    assessment:
      assessment === undefined
        ? null
        : {
            interval: [...assessment.interval],
            raw: assessment.raw,
            scales: assessment.scales.map((mean) => ({ ...mean, interval: [...mean.interval] })),
          },
  };
}

export function viewHeadToHead({ systems, cells }: Compared, version: number): HeadToHead {
  return {
    version,
    systems: [...systems],
    cells: cells.map(({ row, column, wins, losses, ties, share, p }) => ({
      row,
      column,
      wins,
      losses,
      ties,
      share,
      p,
    })),
  };
}

export function viewAgreement({ inter, intra, pairs, scores }: CampaignAgreement, version: number): Agreement {
  return {
    version,
    inter: viewOverall(inter),
    intra: viewOverall(intra),
    scores: scores.map(({ scale, outputs, alpha, alphaOfZ, pearson, again }) => ({
      ...{ scale, outputs, pearson, again },
      alpha: viewEstimate(alpha),
      alphaOfZ: viewEstimate(alphaOfZ),
    })),
    pairs: pairs
      .filter(({ comparisons }) => comparisons > 0)
      .map(({ judges: [judge, other], kappa, observed, expected, comparisons }) => ({
        judge,
        other,
        comparisons,
        kappa: viewEstimate(kappa),
        observed: observed ?? null,
        expected: expected ?? null,
      })),
  };
}

function viewOverall({ kappa, comparisons, pooled, alpha }: OverallAgreement): Agreement['inter'] {
  return {
    kappa: viewEstimate(kappa),
    comparisons,
    pooled: viewEstimate(pooled),
    pooledComparisons: pooled.comparisons,
    alpha: viewEstimate(alpha),
  };
}

function viewEstimate({ value, interval }: Estimate): { value: number | null; interval: number[] | null } {
  return { value: value ?? null, interval: interval === undefined ? null : [...interval] };
}

export function viewVerdicts({ statistics, agreement }: JudgedVerdicts, version: number): Verdicts {
  const { systems, total } = statistics;
  return {
    version,
    systems: systems.map(({ system, ...tally }) => ({ system, ...viewTally(tally) })),
    total: viewTally(total),
    missed: total.missed,
    gaps: total.gaps,
    inter: viewVerdictAgreement(agreement.inter),
    intra: viewVerdictAgreement(agreement.intra),
  };
}

function viewTally({ right, wrong, unnecessary, shareRight }: VerdictTally): Verdicts['total'] {
  return { right, wrong, unnecessary, shareRight: shareRight ?? null };
}

function viewVerdictAgreement({ comparisons, observed, cohen }: VerdictAgreement): Verdicts['inter'] {
  return { comparisons, observed: observed ?? null, cohen: viewEstimate(cohen) };
}

export function viewSeparation(
  separations: readonly Separated[],
  method: CampaignMethodName,
  version: number,
): Separation {
  return {
    version,
    method: separationMethodFor(method),
    limit: MOST_FURTHER,
    neighbours: separations.map(({ systems: [better, worse], now, further }) => ({
      better,
      worse,
      further,
      separated: now.separated,
      difference: finite(now.difference),
      standardError: finite(now.standardError),
    })),
  };
}

export function viewDrawing(bias: DrawingBias | undefined, version: number): Drawing {
  const { even = 0, adaptive = 0, evenly = 0, pairs = [] } = bias ?? {};
  return {
    version,
    even,
    adaptive,
    evenly,
    pairs: pairs.map(({ systems: [first, second], compared, weight = null }) => ({
      systems: [first, second],
      compared,
      weight,
    })),
  };
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

/** Judges in the order they were added; one who has done nothing yet has a row of zeros. */
export function viewQuality(
  judges: readonly Judge[],
  quality: readonly JudgeQuality[],
  { pairs }: JudgeAgreement,
  attention: ReadonlyMap<string, CheckedAttention>,
  flagged: readonly FlaggedItem[],
  version: number,
): Quality {
  const byName = new Map(quality.map((judgeQuality) => [judgeQuality.judge, judgeQuality]));
  const rows = judges.map(({ id, name, medianSeconds }) => {
    const { repeatedItems, repeatedPairs, contradictions, changedTies, tooFast, answers, distance } =
      byName.get(name) ?? NOTHING_DONE;
    const ownPairs = pairs.filter(
      ({ judges: [first, second] }) => first !== second && (first === name || second === name),
    );
    const compared = ownPairs.reduce((sum, { comparisons }) => sum + comparisons, 0);
    const agreed = ownPairs.reduce((sum, { agreements }) => sum + agreements, 0);
    return {
      id,
      name,
      medianSeconds,
      repeatedItems,
      repeatedPairs,
      contradictions,
      changedTies,
      tooFast,
      answers,
      agreementWithOthers: compared === 0 ? null : agreed / compared,
      distance,
      checks: attention.get(id) ?? { seen: 0, passed: 0 },
    };
  });
  return { version, flagged: [...flagged], judges: rows, medians: mediansOf(rows) };
}

/** Of the judges of whom a number is known: what is usual in this campaign. */
function mediansOf(judges: Quality['judges']): Quality['medians'] {
  const over = (of: (judge: Quality['judges'][number]) => number | null): number | null =>
    median(judges.map(of).filter((value) => value !== null));
  const share = (count: number, total: number): number | null => (total === 0 ? null : count / total);
  return {
    checksPassed: over(({ checks }) => share(checks.passed, checks.seen)),
    selfAgreement: over(({ contradictions, changedTies, repeatedPairs }) =>
      share(repeatedPairs - contradictions - changedTies, repeatedPairs),
    ),
    seconds: over(({ medianSeconds }) => medianSeconds),
    tooFast: over(({ tooFast, answers }) => share(tooFast, answers)),
    distance: over(({ distance }) => distance),
  };
}

const NOTHING_DONE: JudgeQuality = {
  judge: '',
  repeatedItems: 0,
  repeatedPairs: 0,
  contradictions: 0,
  changedTies: 0,
  tooFast: 0,
  answers: 0,
  distance: null,
};
