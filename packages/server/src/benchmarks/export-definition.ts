import { printMarkdownEssays, type InputText } from '@stet/core/internal';
import type { Services } from '../services.js';
import type { BenchmarkRow } from '../storage/benchmark-tables.js';
import type { TaskSourceRow } from '../storage/task-tables.js';
import { essaysOfGold, isEssayGold } from '../tasks/essay-gold.js';
import { may } from '../tasks/may.js';
import { findGold } from '../tasks/read-gold.js';
import { settingsOf } from '../tasks/settings.js';
import { essaysOf, sourceRow } from '../tasks/source.js';
import type { Viewer } from '../viewers/viewer.js';
import { benchmarkSettings } from './benchmarks.js';
import { DEFINITION_FORMAT, type BenchmarkDefinition, type DataSetDefinition } from './definition.js';
import { viewedDataSets, type ViewedDataSet } from './view-benchmark.js';

/** The definition of a benchmark, on demand with the texts that the viewer may read. */
export async function exportDefinition(
  services: Pick<Services, 'store' | 'clock'>,
  benchmark: BenchmarkRow,
  viewer: Viewer,
  withTexts: boolean,
): Promise<BenchmarkDefinition> {
  const dataSets: DataSetDefinition[] = [];
  for (const dataSet of await viewedDataSets(services.store.db, benchmark, viewer)) {
    const { name, track } = dataSet.task;
    const texts = withTexts ? await textsOf(services, dataSet) : {};
    dataSets.push({ name, track: track ?? 0, settings: settingsOf(dataSet.task), ...texts });
  }
  return { format: DEFINITION_FORMAT, name: benchmark.name, settings: benchmarkSettings(benchmark), dataSets };
}

async function textsOf(
  { store: { db }, clock }: Pick<Services, 'store' | 'clock'>,
  { task, viewer }: ViewedDataSet,
): Promise<Pick<DataSetDefinition, 'source' | 'gold' | 'alternatives'>> {
  const { readSource, readGold } = may(task, viewer, clock());
  const source = readSource ? await sourceRow(db, task.id) : undefined;
  const gold = readGold ? await findGold(db, task, 'gold') : undefined;
  const alternatives = readGold ? await findGold(db, task, 'alternatives') : undefined;
  return {
    ...(source && { source: sourceFile(task.name, source) }),
    ...(gold && { gold: goldFiles(task.name, gold.content) }),
    ...(alternatives && { alternatives: goldFiles(`${task.name}-alternatives`, alternatives.content) }),
  };
}

function sourceFile(name: string, source: TaskSourceRow): InputText {
  const essays = essaysOf(source);
  if (essays === undefined) return { file: `${name}.txt`, text: source.content };
  return { file: `${name}.md`, text: printMarkdownEssays(essays) };
}

/** The originals of essays come first: the source may not be in the document. */
function goldFiles(name: string, content: string): InputText[] {
  if (!isEssayGold(content)) return [{ file: `${name}.m2`, text: content }];
  const essays = essaysOfGold(content);
  const count = Math.max(...essays.map(({ references }) => references.length));
  const references = Array.from({ length: count }, (_, at) => ({
    file: `${name}-ref${at + 1}.md`,
    text: printMarkdownEssays(
      essays.flatMap(({ id, references: texts }) => {
        const text = texts.at(at) ?? null;
        return text === null ? [] : [{ id, text }];
      }),
    ),
  }));
  const originals = printMarkdownEssays(essays.map(({ id, source }) => ({ id, text: source })));
  return [{ file: `${name}-orig.md`, text: originals }, ...references];
}
