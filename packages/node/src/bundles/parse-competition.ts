import { SUBMISSION_RULES, type Competition, type CompetitionBoard, type CompetitionPhase } from './competition.js';
import type { CompetitionColumn, CompetitionTask } from './competition.js';
import { LocatedYaml } from './located-yaml.js';

/** A competition, and what its file says beyond that. */
export interface ParsedCompetition {
  readonly competition: Competition;
  /** What nobody reads here, such as `queue` or `phases[0].starting_kit`. */
  readonly unread: readonly string[];
}

/** The version of the format that this reads. */
const VERSION = '2';

/** Reads `competition.yaml` of a Codabench bundle. */
export function parseCompetition(text: string, file: string): ParsedCompetition {
  const root = LocatedYaml.parse(text, file);
  const version = root.get('version');
  // Bundles that say nothing are taken for version 2, as Codabench's own example has it.
  if (version.text(VERSION) !== VERSION) {
    throw version.fault('2', undefined, 'Let Codabench import the bundle, and download it from there as version 2.');
  }
  const unread: string[] = [];
  const each = <T>(list: LocatedYaml, name: string, read: (item: LocatedYaml, at: number) => T): T[] =>
    list.list().map((item, at) => {
      const result = read(item, at);
      unread.push(...item.unread().map((key) => `${name}[${at}].${key}`));
      return result;
    });
  const tasks = each(root.get('tasks'), 'tasks', taskOf);
  if (tasks.length === 0) throw root.get('tasks').fault('at least one task');
  const indexes = new Set(tasks.map(({ index }) => index));
  if (indexes.size < tasks.length) throw root.get('tasks').fault('tasks that differ by index', 'one index twice');
  const phases = each(root.get('phases'), 'phases', (phase, at) => ({
    index: phase.get('index').count(at),
    phase: phaseOf(phase, indexes),
  }));
  if (phases.length === 0) throw root.get('phases').fault('at least one phase');
  const competition: Competition = {
    title: root.get('title').text(),
    description: root.get('description').text(''),
    autoApprove: root.get('registration_auto_approve').flag(false),
    contact: root.get('contact_email').text(''),
    image: root.get('image').text(undefined),
    terms: root.get('terms').text(undefined),
    dockerImage: root.get('docker_image').text(undefined),
    pages: each(root.get('pages'), 'pages', (page) => ({
      title: page.get('title').text(),
      file: page.get('file').text(),
    })),
    tasks,
    phases: inSequence(
      phases.sort((a, b) => a.index - b.index).map(({ phase }) => phase),
      root.get('phases'),
    ),
    leaderboards: each(boardsIn(root), 'leaderboards', boardOf),
  };
  return { competition, unread: [...root.unread(), ...unread] };
}

/** The documentation says both `leaderboards` and, in an example, `leaderboard`. */
function boardsIn(root: LocatedYaml): LocatedYaml {
  const boards = root.get('leaderboards');
  return boards.isMissing ? root.get('leaderboard') : boards;
}

function taskOf(task: LocatedYaml): CompetitionTask {
  const key = task.get('key');
  if (!key.isMissing) {
    throw key.fault(
      'a task with its data',
      'a reference to one that only Codabench has',
      'Download the bundle from Codabench with its files, not with their keys.',
    );
  }
  const path = (name: string): string | undefined => task.get(name).text(undefined);
  return {
    index: task.get('index').count(),
    name: task.get('name').text(),
    description: task.get('description').text(''),
    inputData: path('input_data'),
    referenceData: path('reference_data'),
    scoringProgram: path('scoring_program'),
    ingestionProgram: path('ingestion_program'),
  };
}

function phaseOf(phase: LocatedYaml, taskIndexes: ReadonlySet<number>): CompetitionPhase {
  const [start, end] = [phase.get('start'), phase.get('end')];
  const limit = (name: string): number | undefined => phase.get(name).count(undefined);
  const tasks = phase.get('tasks').list();
  if (tasks.length === 0) throw phase.get('tasks').fault('at least one task');
  return {
    name: phase.get('name').text(),
    description: phase.get('description').text(''),
    start: timeOf(start),
    end: end.isMissing ? undefined : timeOf(end),
    maxSubmissions: limit('max_submissions'),
    maxSubmissionsPerDay: limit('max_submissions_per_day'),
    tasks: tasks.map((task) => {
      const index = task.count();
      if (!taskIndexes.has(index)) throw task.fault('the index of a task that there is');
      return index;
    }),
  };
}

/** `2026-11-18`, `2026-11-18 13:30:00`, or with T and a zone; without one it is UTC. */
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/u;

function timeOf(value: LocatedYaml): number {
  const [, day, hours = '0', minutes = '00', seconds = '00', zone = 'Z'] = TIME.exec(value.text()) ?? [];
  const offset = zone === 'UTC' ? 'Z' : zone.replace(/^([+-]\d{2})(\d{2})$/u, '$1:$2');
  const time = Date.parse(`${day}T${hours.padStart(2, '0')}:${minutes}:${seconds}${offset}`);
  if (Number.isNaN(time)) throw value.fault('a time like 2026-11-18 13:30:00');
  return time;
}

/** Codabench has one phase at a time. */
function inSequence(phases: readonly CompetitionPhase[], list: LocatedYaml): readonly CompetitionPhase[] {
  for (const [at, { name, start, end }] of phases.entries()) {
    const next = phases.at(at + 1);
    if (end !== undefined && end <= start) throw list.fault('phases that end after they start', `"${name}"`);
    if (next !== undefined && (end === undefined || next.start < end)) {
      throw list.fault('phases one after the other', `"${next.name}" before the end of "${name}"`);
    }
  }
  return phases;
}

function boardOf(board: LocatedYaml): CompetitionBoard {
  const columns = board.get('columns').list();
  if (columns.length === 0) throw board.get('columns').fault('at least one column');
  return {
    title: board.get('title').text(),
    key: board.get('key').text(),
    rule: board.get('submission_rule').choice(SUBMISSION_RULES, 'Add'),
    hidden: board.get('hidden').flag(false),
    columns: columns
      .map((column, at) => ({ index: column.get('index').count(at), column: columnOf(column) }))
      .sort((a, b) => a.index - b.index)
      .map(({ column }) => column),
  };
}

function columnOf(column: LocatedYaml): CompetitionColumn {
  return {
    title: column.get('title').text(),
    key: column.get('key').text(),
    sorting: column.get('sorting').choice(['asc', 'desc'], 'desc'),
    isComputed: !column.get('computation').isMissing,
  };
}
