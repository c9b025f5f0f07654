import { quote } from '@stet/core/internal';
import type { z } from '@hono/zod-openapi';
import { ServerError } from '../errors.js';
import type { CheckedGold } from '../tasks/checked-gold.js';
import { parseGoldFiles } from '../tasks/read-gold-job.js';
import { parseSource, type TaskSource } from '../tasks/read-source-job.js';
import { textOf, type Upload } from '../uploads/upload.js';
import { BenchmarkDefinition, type DataSetDefinition } from './definition.js';

export interface DefinitionTask {
  readonly upload: Upload;
  /** Leave out edits of the golds that have bad offsets. */
  readonly skipBadEdits: boolean;
}

/** A data set with its texts as they are stored. */
interface ReadDataSet extends Pick<DataSetDefinition, 'name' | 'track' | 'settings'> {
  readonly source: TaskSource | undefined;
  readonly gold: CheckedGold | undefined;
  /** The gold with alternative answers. */
  readonly alternatives: CheckedGold | undefined;
}

export interface ReadDefinition extends Pick<BenchmarkDefinition, 'name' | 'settings'> {
  readonly dataSets: readonly ReadDataSet[];
}

/** Reads the definition of a benchmark, and checks its texts. */
export async function readDefinition({ upload, skipBadEdits }: DefinitionTask): Promise<ReadDefinition> {
  const { name, settings, dataSets } = parseDefinition(await textOf(upload), upload.file);
  return { name, settings, dataSets: dataSets.map((dataSet) => readDataSet(dataSet, skipBadEdits)) };
}

function parseDefinition(text: string, file: string): BenchmarkDefinition {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw badDefinition(file, cause instanceof Error ? cause.message : quote(text));
  }
  const parsed = BenchmarkDefinition.safeParse(json);
  if (parsed.success) return parsed.data;
  throw badDefinition(file, describe(parsed.error.issues[0]));
}

function describe({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`;
}

function badDefinition(file: string, found: string): ServerError {
  return new ServerError({
    code: 'BAD_DEFINITION',
    file,
    expected: 'the definition of a benchmark, as the API describes it',
    found,
    remedy: 'Correct it, or export it again; see BenchmarkDefinition in /api/v1/openapi.json.',
  });
}

function readDataSet(
  { name, track, settings, source: given, gold: goldFiles, alternatives: varied }: DataSetDefinition,
  skipBadEdits: boolean,
): ReadDataSet {
  const source = given && parseSource(given);
  const gold = goldFiles && parseGoldFiles(goldFiles, source, { skipBadEdits }).gold;
  const goldSource = source ?? gold?.source;
  const alternatives = varied && parseGoldFiles(varied, goldSource, { skipBadEdits }).gold;
  return { name, track, settings, source, gold, alternatives };
}
