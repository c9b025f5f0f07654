import { metricKinds } from '@stet/core/internal';
import type { Bundle, CompetitionBoard, CompetitionPhase, SubmissionRule } from '@stet/node/bundles';
import type { DEFINITION_FORMAT, NewBenchmarkDefinition, NewTaskSettings } from '@stet/server';
import { announcementOf } from './bundle-announcement.js';
import { textsOf } from './bundle-data-set.js';

/** A benchmark made from a bundle. */
export interface ImportedBundle {
  readonly definition: NewBenchmarkDefinition;
  /** What the bundle has and the benchmark lacks, in plain words. */
  readonly leftOut: readonly string[];
}

export interface ImportOptions {
  readonly format: typeof DEFINITION_FORMAT;
  /** Of the texts: a bundle does not tell. */
  readonly language: string;
}

type DataSets = NewBenchmarkDefinition['dataSets'];

const RANKED: Readonly<Record<SubmissionRule, NonNullable<NewTaskSettings['ranked']>>> = {
  Add: 'chosen',
  Add_And_Delete: 'chosen',
  Add_And_Delete_Multiple: 'chosen',
  Force_Last: 'latest',
  Force_Latest_Multiple: 'latest',
  Force_Best: 'best',
};

/** Makes a benchmark from a Codabench bundle: a data set for each of its tasks, all in one track. */
export function definitionOfBundle(bundle: Bundle, { format, language }: ImportOptions): ImportedBundle {
  const { competition, unread } = bundle;
  const { title, contact, autoApprove, phases, leaderboards } = competition;
  const leftOut: string[] = [];
  const leaveOut = (what: string): void => void leftOut.push(what);
  const board = leaderboards.at(0);
  for (const other of leaderboards.slice(1)) leaveOut(`the leaderboard "${other.title}": a data set has one`);
  const metrics = metricsOf(board, leaveOut);
  const names = new Set<string>();
  const dataSets: DataSets = competition.tasks.map((task) => {
    const name = names.has(task.name) ? `${task.name} (${task.index})` : task.name;
    names.add(name);
    const open = phases.filter(({ tasks }) => tasks.includes(task.index));
    const firstStart = open.at(0)?.start ?? null;
    return {
      name,
      track: 0,
      settings: {
        description: task.description,
        language,
        metrics: [...metrics],
        official: metrics[0],
        phases: open.map(phaseSettings),
        release: { source: firstStart, leaderboard: board?.hidden === true ? null : firstStart },
        // Codabench never shows reference data.
        totalsOnly: true,
        ranked: board === undefined ? 'latest' : RANKED[board.rule],
      },
      ...textsOf(bundle, task, leaveOut),
    };
  });
  for (const program of programsOf(bundle)) leaveOut(program);
  for (const key of unread) leaveOut(`${key}: Stet has nothing like it`);
  const settings = { ...announcementOf(bundle, leaveOut), contact, language, registration: { approval: !autoApprove } };
  return { definition: { format, name: title, settings, dataSets }, leftOut };
}

function phaseSettings(phase: CompetitionPhase): NonNullable<NewTaskSettings['phases']>[number] {
  const { name, start, end, maxSubmissions = 0, maxSubmissionsPerDay = 0 } = phase;
  return { name, opensAt: start, closesAt: end ?? null, limit: maxSubmissions, limitPerDay: maxSubmissionsPerDay };
}

/** The metrics of Stet that columns are called like; the first one ranks. */
function metricsOf(board: CompetitionBoard | undefined, leaveOut: (what: string) => void): readonly string[] {
  const found = (board?.columns ?? []).flatMap(({ key, title, isComputed }) => {
    const kind = metricKinds.find(({ name }) => [key, title].some((word) => word.toLowerCase() === name));
    if (kind === undefined || isComputed) leaveOut(`the column "${title}", which is not a metric of Stet`);
    return kind === undefined || isComputed ? [] : [kind.name];
  });
  if (found.length > 0) return [...new Set(found)];
  leaveOut('how systems are ranked: no column is called like a metric of Stet, so that M² ranks until you change it');
  return ['m2'];
}

/** What Codabench runs, and Stet does not. */
function programsOf({ competition }: Bundle): string[] {
  const { tasks, dockerImage, image } = competition;
  const unique = (paths: readonly (string | undefined)[]): string[] => [
    ...new Set(paths.filter((path) => path !== undefined)),
  ];
  return [
    ...unique(tasks.map(({ scoringProgram }) => scoringProgram)).map(
      (path) => `the scoring program ${path}: Stet scores by its own metrics`,
    ),
    ...unique(tasks.map(({ ingestionProgram }) => ingestionProgram)).map(
      (path) => `the ingestion program ${path}: teams hand in outputs, not programs`,
    ),
    ...(dockerImage === undefined ? [] : [`the container image ${dockerImage}: nothing is run in one`]),
    ...(image === undefined ? [] : [`the logo ${image}`]),
  ];
}
