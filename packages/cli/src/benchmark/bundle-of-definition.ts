import { metricTitle } from '@stet/core/internal';
import { printCompetition, type Competition, type CompetitionTask, type ZipEntries } from '@stet/node/bundles';
import type { BenchmarkDefinition, DataSetDefinition } from '@stet/server';
import { bundlePhases } from './bundle-phases.js';
import { CALL_PAGE, CITATION_PAGE, DATA_PAGE, NO_TERMS, SCORING_FILE } from './page-titles.js';
import { LOGO, SCORING_COMMAND, SCORING_IMAGE, SCORING_PROGRAM } from './scoring-program.js';

/** The files of a bundle made from a benchmark. */
export interface ExportedBundle {
  readonly files: ZipEntries;
  /** What the benchmark has and the bundle lacks, in plain words. */
  readonly leftOut: readonly string[];
}

const PROGRAM_FOLDER = 'scoring_program';

/** Makes a Codabench bundle, version 2, of a benchmark. `stetFile` is stet.mjs, to be run where npm is out of reach. */
export function bundleOfDefinition(definition: BenchmarkDefinition, stetFile?: Uint8Array): ExportedBundle {
  const leftOut: string[] = [];
  const leaveOut = (what: string): void => void leftOut.push(what);
  const files = new Map<string, Uint8Array>();
  const add = (path: string, text: string): string => {
    files.set(path, new Uint8Array(Buffer.from(text)));
    return path;
  };
  const { name, settings, dataSets } = definition;
  const pages = pagesOf(definition).map(({ title, text }) => ({
    title,
    file: add(`pages/${title.toLowerCase()}.md`, `${text}\n`),
  }));
  const competition: Competition = {
    title: name,
    description: '',
    autoApprove: !settings.registration.approval,
    contact: settings.contact,
    image: 'logo.png',
    terms: add('pages/terms.md', NO_TERMS),
    dockerImage: SCORING_IMAGE,
    pages,
    tasks: dataSets.map((dataSet, index) => addTask(definition, dataSet, index, add, leaveOut)),
    phases: bundlePhases(definition, leaveOut),
    leaderboards: [boardOf(dataSets, leaveOut)],
  };
  files.set('logo.png', new Uint8Array(LOGO));
  add(`${PROGRAM_FOLDER}/metadata.yaml`, SCORING_COMMAND);
  add(`${PROGRAM_FOLDER}/score.mjs`, SCORING_PROGRAM);
  if (stetFile !== undefined) files.set(`${PROGRAM_FOLDER}/stet.mjs`, stetFile);
  tellGeneralLosses(definition, leaveOut);
  add('competition.yaml', printCompetition(competition));
  return { files, leftOut };
}

/** Codabench refuses empty pages. */
function pagesOf({
  name,
  settings: { call, citation, links },
}: BenchmarkDefinition): { title: string; text: string }[] {
  return [
    { title: CALL_PAGE, text: call === '' ? name : call },
    ...(links.length === 0
      ? []
      : [{ title: DATA_PAGE, text: links.map(({ title, url }) => `- [${title}](${url})`).join('\n') }]),
    ...(citation === '' ? [] : [{ title: CITATION_PAGE, text: citation }]),
  ];
}

function addTask(
  { settings: { tracks } }: BenchmarkDefinition,
  { name, track, settings, source, gold = [] }: DataSetDefinition,
  index: number,
  add: (path: string, text: string) => string,
  leaveOut: (what: string) => void,
): CompetitionTask {
  const folder = `data/${index + 1}`;
  if (source !== undefined) add(`${folder}/input/${safe(source.file)}`, source.text);
  for (const { file, text } of gold) add(`${folder}/reference/${safe(file)}`, text);
  if (gold.length === 1)
    add(`${folder}/reference/${SCORING_FILE}`, scoringDocument(name, safe(gold[0].file), settings));
  else
    leaveOut(
      `how "${name}" is scored: it has ${gold.length === 0 ? 'no gold' : 'a gold of several files'}; supply a scoring program`,
    );
  return {
    index,
    name: tracks.length === 1 ? name : `${tracks[track].name}: ${name}`,
    description: settings.description,
    inputData: source === undefined ? undefined : `${folder}/input`,
    referenceData: gold.length === 0 ? undefined : `${folder}/reference`,
    scoringProgram: PROGRAM_FOLDER,
    ingestionProgram: undefined,
  };
}

/** A name that no system takes for a path. */
const safe = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/[^\p{L}\p{N}._ -]|^\.+/gu, '_');

function scoringDocument(dataSet: string, gold: string, settings: DataSetDefinition['settings']): string {
  const { metrics, unit, normalise } = settings;
  const options = [
    ...['--metric', metrics.join(',')],
    ...(unit === 'word' ? [] : ['--unit', unit]),
    ...(normalise.join() === 'none' ? [] : ['--normalise', normalise.join(',')]),
  ];
  return `${JSON.stringify({ dataSet, gold, options })}\n`;
}

function boardOf(
  dataSets: BenchmarkDefinition['dataSets'],
  leaveOut: (what: string) => void,
): Competition['leaderboards'][number] {
  const [{ settings }] = dataSets;
  const { official, ranked, release } = settings;
  const metrics = new Set(dataSets.flatMap((dataSet) => [dataSet.settings.official, ...dataSet.settings.metrics]));
  if (dataSets.some((dataSet) => dataSet.settings.official !== official)) {
    leaveOut(`that data sets have different official metrics: Codabench ranks all of them by ${metricTitle(official)}`);
  }
  return {
    title: 'Results',
    key: 'main',
    rule: ranked === 'best' ? 'Force_Best' : ranked === 'latest' ? 'Force_Last' : 'Add_And_Delete',
    hidden: release.leaderboard === null,
    columns: [...metrics].map((metric) => ({
      title: metricTitle(metric),
      key: metric,
      sorting: 'desc',
      isComputed: false,
    })),
  };
}

function tellGeneralLosses({ settings, dataSets }: BenchmarkDefinition, leaveOut: (what: string) => void): void {
  if (settings.tracks.length > 1) leaveOut('tracks: each stands in the names of its tasks');
  leaveOut('intervals, rank ranges, and averages over data sets and languages, which Codabench does not compute');
  if (new Set(dataSets.map(({ settings: { language } }) => language)).size > 1)
    leaveOut('the languages of the data sets');
  if (!dataSets.every((dataSet) => dataSet.settings.totalsOnly)) {
    leaveOut('the dates from which gold and systems can be read: Codabench shows neither');
  }
}
