import { formatNamed, type FormatName, type OutputText } from '@stet/core/internal';
import { wrongState } from '../errors.js';
import type { Services } from '../services.js';
import { tar } from '../archive/tar.js';
import { annotatedEssays, type SheetSelection } from './annotated-essays.js';
import { findAnnotator } from './annotators.js';
import { findTask } from '../tasks/tasks.js';
import { settingsOf } from '../tasks/settings.js';

export interface ExportRequest {
  readonly format: FormatName | 'json';
  readonly sheets: SheetSelection;
  readonly annotator?: string | undefined;
}

export interface ExportedFile {
  readonly name: string;
  readonly suffix: string;
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

const TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.json', 'application/json'],
  ['.xml', 'application/xml; charset=utf-8'],
];

/** What was marked, as a file in a format. Formats that hold a single annotator get one file for each. */
export async function exportAnnotation(
  { store, computing }: Pick<Services, 'store' | 'computing'>,
  taskId: string,
  { format, sheets, annotator }: ExportRequest,
): Promise<ExportedFile> {
  const task = await findTask(store.db, taskId);
  if (annotator !== undefined) await findAnnotator(store.db, taskId, annotator);
  const { essays, files } = await annotatedEssays(store.db, taskId, sheets);
  const chosenFiles = files.filter(({ id }) => annotator === undefined || id === annotator);
  if (chosenFiles.length === 0) {
    throw wrongState(`a sheet that is ${sheets === 'done' ? 'done' : 'begun'}`, 'none', 'Wait for the annotators.');
  }
  const print = (printedEssays: typeof essays): Promise<OutputText[]> =>
    computing.run('printAnnotation', { essays: printedEssays, language: settingsOf(task).language, format });
  const exported =
    annotator === undefined && !hasFileForEach(format)
      ? [{ name: '', printed: await print(essays) }]
      : await Promise.all(chosenFiles.map(async (file) => ({ name: file.name, printed: await print(file.essays) })));
  const named = exported.flatMap(({ name, printed }, at) =>
    printed.map(({ suffix, text }) => ({ name: `${name === '' ? 'all' : `${at}-${plain(name)}`}${suffix}`, text })),
  );
  const [only] = exported[0].printed;
  if (named.length > 1) {
    return {
      name: task.name,
      suffix: `-${format}.tar`,
      type: 'application/x-tar',
      content: new Uint8Array(tar(named)),
    };
  }
  const type = TYPES.find(([ending]) => only.suffix === ending)?.[1] ?? 'text/plain; charset=utf-8';
  return { name: task.name, suffix: only.suffix, type, content: only.text };
}

/** NUCLE has a file for each annotator, as do the essays; the others cannot hold more than one annotator. */
function hasFileForEach(format: ExportRequest['format']): boolean {
  if (format === 'json') return false;
  const { holdsOneAnnotator, printEssays } = formatNamed(format);
  return holdsOneAnnotator === true || printEssays !== undefined;
}

/** A name made safe for use in the name of a file within the tar file. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\w-]+/gu, '-')
    .slice(0, 40);
}
