import { groupBy } from '@stet/core/internal';
import { resampledValues, scoredTeams, standingAgainst, type ScoredTeam } from '../../leaderboard/scored-teams.js';
import { currentVersion } from '../../scoring/request-scoring.js';
import type { Services } from '../../services.js';
import type { BenchmarkRow, EntrantRow } from '../../storage/benchmark-tables.js';
import type { GoldKind, TaskRow } from '../../storage/task-tables.js';
import type { ScoredEntry } from '../../submissions/scored-entries.js';
import { may } from '../../tasks/may.js';
import { settingsOf } from '../../tasks/settings.js';
import { countSentences } from '../../tasks/source.js';
import type { Viewer } from '../../viewers/viewer.js';
import { benchmarkSettings } from '../benchmarks.js';
import { entrantsOf } from '../entrants.js';
import { viewedDataSets } from '../view-benchmark.js';
import type { BenchmarkBoard, BoardRow, TrackBoard } from './schemas.js';

/** A data set, and the gold that its scores on the board are against. */
interface BoardTask {
  readonly task: TaskRow;
  readonly kind: GoldKind;
}

/**
 * The board of a benchmark, of the data sets whose leaderboards the viewer may read. On the one with alternative answers,
 * data sets that have none count as they do on the other.
 */
export async function benchmarkBoard(
  services: Services,
  benchmark: BenchmarkRow,
  viewer: Viewer,
  gold: GoldKind,
): Promise<BenchmarkBoard> {
  const dataSets = await viewedDataSets(services.store.db, benchmark, viewer);
  const now = services.clock();
  const readable = dataSets.filter((dataSet) => may(dataSet.task, dataSet.viewer, now).readLeaderboard);
  const tasks = readable.map(({ task }): BoardTask => ({
    task,
    kind: hasAlternatives(task) ? gold : 'gold',
  }));
  const { confidence } = benchmarkSettings(benchmark);
  // Every change of a board's data increments one of these versions, but for a data set that comes or goes.
  const versions = tasks.map(({ task, kind }) => `${task.id}:${kind}:${currentVersion(task, kind)}`);
  const subject = `benchmark ${benchmark.id} ${versions.join(' ')}`;
  const version = tasks.reduce((sum, { task }) => sum + task.version, benchmark.version);
  const { value, computedAt, isCurrent } = await services.boards.get(subject, version, () =>
    computeTracks(services, benchmark, tasks),
  );
  const hidden = dataSets.length - readable.length;
  const withAlternatives = tasks.filter(({ task }) => hasAlternatives(task)).length;
  return { gold, withAlternatives, computedAt, isCurrent, confidence, hidden, tracks: value };
}

const hasAlternatives = (task: TaskRow): boolean => task.alternatives_version > 0;

async function computeTracks(
  services: Services,
  benchmark: BenchmarkRow,
  tasks: readonly BoardTask[],
): Promise<TrackBoard[]> {
  const { tracks, confidence } = benchmarkSettings(benchmark);
  const entrants = await entrantsOf(services.store.db, benchmark.id);
  const byTrack = groupBy(tasks, ({ task }) => task.track ?? 0);
  const boards: TrackBoard[] = [];
  for (const [track, { name }] of tracks.entries()) {
    const dataSets = byTrack.get(track);
    if (dataSets === undefined) continue;
    boards.push({ track, name, ...(await computeTrack(services, dataSets, entrants, confidence)) });
  }
  return boards;
}

/** What teams did in a data set, by entrant. */
interface DataSetScores extends BoardTask {
  readonly scored: ReadonlyMap<string | null, ScoredTeam>;
  readonly others: ReadonlyMap<string | null, ScoredEntry>;
  /** Packed values on resamples, by submission. */
  readonly resampled: ReadonlyMap<string, string>;
}

async function computeTrack(
  services: Services,
  tasks: readonly BoardTask[],
  entrants: readonly EntrantRow[],
  confidence: number,
): Promise<Omit<TrackBoard, 'track' | 'name'>> {
  const dataSets: DataSetScores[] = [];
  for (const task of tasks) dataSets.push(await scoresOf(services, task));
  const shown = entrants.filter(({ id }) => dataSets.some(({ scored, others }) => scored.has(id) || others.has(id)));
  const facts = await Promise.all(
    tasks.map(async ({ task, kind }) => {
      const { language, official } = settingsOf(task);
      const sentences = await countSentences(services.store.db, task.id);
      const goldVersion = currentVersion(task, kind);
      return { task: task.id, name: task.name, language, official, sentences, gold: kind, goldVersion };
    }),
  );
  const officials = new Set(facts.map(({ official }) => official));
  const isComparable = officials.size === 1;
  const ranking = await services.computing.run('rankBenchmark', {
    confidence,
    dataSets: facts.map(({ task, language }) => ({ task, language })),
    systems: shown.map((entrant) => systemOf(entrant, dataSets, isComparable)),
  });
  const rows = shown.map((entrant, at) => ({
    entrant,
    row: {
      entrant: entrant.id,
      team: entrant.name,
      cells: dataSets.map((dataSet) => cellOf(entrant, dataSet)),
      languages: [...ranking.averages[at].languages],
      average: ranking.averages[at].average,
    },
  }));
  const rowsOf = (baseline: number): BoardRow[] =>
    rows.flatMap(({ entrant, row }) => (entrant.baseline === baseline ? [row] : [])).sort(byRank);
  return {
    official: isComparable ? facts[0].official : null,
    unit: unitOf(dataSets),
    resamples: ranking.resamples,
    dataSets: facts,
    languages: [...new Set(facts.map(({ language }) => language))],
    rows: rowsOf(0),
    baselines: rowsOf(1),
  };
}

async function scoresOf(services: Services, { task, kind }: BoardTask): Promise<DataSetScores> {
  const { scored, others } = await scoredTeams(services, task, kind);
  return {
    task,
    kind,
    scored: new Map(scored.map((team) => [team.entry.team.entrant, team])),
    others: new Map(others.map((entry) => [entry.team.entrant, entry])),
    resampled: await resampledValues(services, {
      submissions: scored.map(({ entry }) => entry.submission.id),
      kind,
      version: currentVersion(task, kind),
      metric: settingsOf(task).official,
    }),
  };
}

/** How a team did; there is no average of values by different metrics. */
function systemOf(
  { id, baseline }: EntrantRow,
  dataSets: readonly DataSetScores[],
  isComparable: boolean,
): { isBaseline: boolean; values: (number | null)[]; resampled: (string | null)[] } {
  const found = dataSets.map(({ scored, resampled }) => {
    const team = isComparable ? scored.get(id) : undefined;
    return team === undefined ? undefined : { value: team.value, packed: resampled.get(team.entry.submission.id) };
  });
  return {
    isBaseline: baseline === 1,
    values: found.map((score) => score?.value ?? null),
    resampled: found.map((score) => score?.packed ?? null),
  };
}

function cellOf({ id }: EntrantRow, { task, kind, scored, others }: DataSetScores): BoardRow['cells'][number] {
  const team = scored.get(id);
  const entry = team?.entry ?? others.get(id);
  const score = team?.scores.metrics.find(({ metric }) => metric === settingsOf(task).official);
  return {
    task: task.id,
    state: entry === undefined ? 'missing' : stateOf(entry, team, kind),
    submission: entry?.submission.id ?? null,
    note: entry?.submission.note ?? '',
    submittedAt: entry?.submission.submitted_at ?? null,
    entries: team?.teamEntries ?? 0,
    value: score?.value ?? null,
    interval: score?.interval ?? null,
  };
}

function stateOf(entry: ScoredEntry, team: ScoredTeam | undefined, kind: GoldKind): BoardRow['cells'][number]['state'] {
  if (team !== undefined) return 'scored';
  const state = standingAgainst(entry, kind)?.state ?? 'waiting';
  // Scored, but by no official metric: its program failed. A withdrawn submission stands for nobody.
  return state === 'scored' ? 'failed' : state === 'withdrawn' ? 'missing' : state;
}

function unitOf(dataSets: readonly DataSetScores[]): TrackBoard['unit'] {
  const units = dataSets.flatMap(({ task, scored }) =>
    Array.from(
      scored.values(),
      ({ scores }) => scores.metrics.find(({ metric }) => metric === settingsOf(task).official)?.unit,
    ),
  );
  return units.includes('number') ? 'number' : 'percent';
}

/** The best average first; without one, those with more data sets first. */
function byRank(a: BoardRow, b: BoardRow): number {
  const covered = ({ cells }: BoardRow): number => cells.filter(({ value }) => value !== null).length;
  const [valueA, valueB] = [a.average.value ?? -Infinity, b.average.value ?? -Infinity];
  if (valueA !== valueB) return valueB - valueA;
  return covered(b) - covered(a) || (a.team < b.team ? -1 : 1);
}
