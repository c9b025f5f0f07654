import { StetError } from '../error.js';
import type { Ranking } from '../judgments/ranking.js';
import { rank } from '../ranking/rank.js';
import type { SystemRanking } from '../ranking/rank-by-runs.js';
import { plainRunner } from '../runner/inline-runner.js';
import type { Runner } from '../runner/runner.js';
import { correlate } from './correlate.js';
import type { Correlations, EvaluatedMetric } from './correlations.js';
import type { SystemScores } from './scored-systems.js';
import { distinctSets, systemSet, type SystemSet } from './system-sets.js';

/** How judgments become scores of systems; a judge is rated as people are. */
export const STANDING_METHODS = ['expected-wins', 'trueskill'] as const;
export type StandingMethod = (typeof STANDING_METHODS)[number];

/** A judge, and what it said. */
export interface JudgeRankings {
  readonly judge: string;
  readonly rankings: readonly Ranking[];
}

/** The systems as a judge ranks them, by each method. */
export interface JudgeStanding {
  readonly judge: string;
  readonly byMethod: Readonly<Record<StandingMethod, SystemRanking>>;
}

/** How far the scores of systems by judges go with those by people, on a set of systems. */
export interface StandingCorrelations {
  readonly set: string;
  readonly systems: readonly string[];
  readonly byMethod: Readonly<Record<StandingMethod, Correlations>>;
}

/** Where judges put the systems, beside people. */
export interface JudgeStandings {
  /** Undefined where nobody else judged the same. */
  readonly people?: JudgeStanding | undefined;
  readonly judges: readonly JudgeStanding[];
  /** Judges whose judgments give no ranking, since too few were made. */
  readonly unranked: readonly string[];
  readonly correlations: readonly StandingCorrelations[];
}

export interface StandingOptions {
  /** As `systemSet` reads them (default: those of SEEDA that differ among the systems at hand). */
  readonly sets?: readonly string[] | undefined;
  /** Systems of the judges' own family: each set is also shown without them. */
  readonly related?: readonly string[] | undefined;
  /** Metrics to put beside the judges. */
  readonly beside?: readonly EvaluatedMetric[] | undefined;
  readonly resamples: number;
  readonly seed: number;
  readonly runner?: Runner | undefined;
}

export const PEOPLE = 'people';

/** Ranks the systems by people and by each judge, and correlates the scores. */
export async function judgeStandings(
  people: readonly Ranking[] | undefined,
  judges: readonly JudgeRankings[],
  options: StandingOptions,
): Promise<JudgeStandings> {
  const ofPeople = people && (await standingOf({ judge: PEOPLE, rankings: people }, options));
  const standings: JudgeStanding[] = [];
  for (const judge of judges) {
    const standing = await standingOf(judge, options);
    if (standing !== undefined) standings.push(standing);
  }
  return {
    people: ofPeople,
    judges: standings,
    unranked: judges.map(({ judge }) => judge).filter((name) => !standings.some(({ judge }) => judge === name)),
    correlations: ofPeople === undefined ? [] : await correlations(ofPeople, standings, options),
  };
}

/** Undefined where the judgments do not connect the systems. */
async function standingOf(
  { judge, rankings }: JudgeRankings,
  { resamples, seed, runner = plainRunner }: StandingOptions,
): Promise<JudgeStanding | undefined> {
  const settings = { resamples, seed, runner };
  try {
    // A sentence that was judged often is one fact; TrueSkill draws its matches itself.
    const expectedWins = await rank(rankings, 'expected-wins', { ...settings, unit: 'sentence' });
    const trueskill = await rank(rankings, 'trueskill', settings);
    return { judge, byMethod: { 'expected-wins': expectedWins, trueskill } };
  } catch (error) {
    if (error instanceof StetError && error.code === 'NOT_COMPARABLE') return undefined;
    throw error;
  }
}

/** Fewer points than these lie on a line. */
const FEWEST_SYSTEMS = 3;

async function correlations(
  people: JudgeStanding,
  judges: readonly JudgeStanding[],
  options: StandingOptions,
): Promise<StandingCorrelations[]> {
  const { beside = [], resamples, seed, runner } = options;
  const shared = namesOf(people).filter((name) =>
    [...judges.map(namesOf), ...beside.map(({ scores }) => [...scores.keys()])].every((names) => names.includes(name)),
  );
  const correlated = async ({ name: set, systems }: SystemSet): Promise<StandingCorrelations> => {
    const among = <T extends SystemScores>(metric: T): T => ({
      ...metric,
      scores: new Map(Array.from(metric.scores).filter(([system]) => systems.includes(system))),
    });
    const byMethod = (method: StandingMethod): Promise<Correlations> =>
      correlate(
        [...judges.map((judge) => scoresOf(judge, method)), ...beside].map(among),
        { scores: among(scoresOf(people, method)) },
        { sections: ['correlations'], resamples, seed, runner },
      );
    return {
      set,
      systems,
      byMethod: { 'expected-wins': await byMethod('expected-wins'), trueskill: await byMethod('trueskill') },
    };
  };
  const result: StandingCorrelations[] = [];
  for (const set of setsAmong(shared.sort(), options)) {
    if (set.systems.length >= FEWEST_SYSTEMS) result.push(await correlated(set));
  }
  return result;
}

function setsAmong(systems: readonly string[], { sets, related = [] }: StandingOptions): SystemSet[] {
  const chosen = sets?.map((text) => systemSet(text, systems)) ?? distinctSets(systems);
  return chosen.flatMap((set) => {
    const unrelated = set.systems.filter((name) => !related.includes(name));
    if (unrelated.length === set.systems.length) return [set];
    return [set, { name: `${set.name}, without related`, systems: unrelated, without: [...set.without, ...related] }];
  });
}

function namesOf({ byMethod }: JudgeStanding): string[] {
  return byMethod['expected-wins'].systems.map(({ name }) => name);
}

function scoresOf({ judge, byMethod }: JudgeStanding, method: StandingMethod): SystemScores {
  return { name: judge, scores: new Map(byMethod[method].systems.map(({ name, score }) => [name, score])) };
}
