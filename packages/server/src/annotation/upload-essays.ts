import { StetError, quote } from '@stet/core/internal';
import type { Services } from '../services.js';
import type { EssayRow } from '../storage/annotation-tables.js';
import type { Db } from '../storage/store.js';
import { newId } from '../tokens.js';
import { addAnnotator, annotatorsOf } from './annotators.js';
import { essaysOf, hasSheets } from './essays.js';
import type { ReadEssay } from './essays-job.js';
import { lockTask } from '../tasks/tasks.js';
import type { Upload } from '../uploads/upload.js';
import type { UploadedEssays } from './schemas.js';
import { storeSheet } from './store-sheet.js';

export interface EssayUpload {
  readonly upload: Upload;
  /** Whose annotations the file holds; without a name they are ignored. */
  readonly annotator?: string | undefined;
}

/**
 * Adds the essays of a file. An existing essay with the same text stays; one with a different text is replaced unless
 * somebody has marked it. Annotations in the file become finished sheets of `annotator`.
 */
export async function uploadEssays(
  { store, clock, computing }: Pick<Services, 'store' | 'clock' | 'computing'>,
  taskId: string,
  { upload, annotator }: EssayUpload,
): Promise<UploadedEssays> {
  const { file } = upload;
  const essays = await computing.run('readEssayFile', upload);
  return store.db.transaction().execute(async (trx) => {
    await lockTask(trx, taskId);
    const counts = { added: 0, kept: 0, replaced: 0, sheets: 0, leftAside: 0 };
    const now = clock();
    const keeper = new EssayKeeper(trx, taskId, file, now, await essaysOf(trx, taskId));
    const teacher = annotator === undefined ? undefined : await annotatorCalled(trx, taskId, annotator, now);
    for (const essay of essays) {
      const { row, fate } = await keeper.keep(essay);
      counts[fate]++;
      if (essay.marks === undefined) continue;
      if (teacher === undefined) {
        counts.leftAside++;
        continue;
      }
      await storeSheet(trx, row, teacher, { id: newId(now), state: 'done', marks: essay.marks }, now);
      counts.sheets++;
    }
    return counts;
  });
}

/** The id of the annotator with this name. A new annotator has no usable link until an organiser renews it. */
async function annotatorCalled(trx: Db, taskId: string, name: string, now: number): Promise<string> {
  const existing = (await annotatorsOf(trx, taskId)).find((candidate) => candidate.name === name);
  return existing?.id ?? (await addAnnotator(trx, taskId, name, now)).annotator.id;
}

type Fate = 'added' | 'kept' | 'replaced';

/** Adds essays to the existing ones. */
class EssayKeeper {
  readonly #trx: Db;
  readonly #taskId: string;
  readonly #file: string;
  readonly #now: number;
  readonly #rowByName: Map<string, EssayRow>;
  #lastPosition: number;

  constructor(trx: Db, taskId: string, file: string, now: number, rows: readonly EssayRow[]) {
    this.#trx = trx;
    this.#taskId = taskId;
    this.#file = file;
    this.#now = now;
    this.#rowByName = new Map(rows.map((row) => [row.name, row]));
    this.#lastPosition = rows.reduce((last, { position }) => Math.max(last, position), -1);
  }

  async keep({ name, paragraphs, words }: ReadEssay): Promise<{ row: EssayRow; fate: Fate }> {
    const existing = this.#rowByName.get(name);
    if (existing === undefined) return { row: await this.#add(name, paragraphs, words), fate: 'added' };
    if (existing.paragraphs === paragraphs) return { row: existing, fate: 'kept' };
    if (await hasSheets(this.#trx, existing.id)) throw this.#marked(name);
    const changed = { paragraphs, words };
    await this.#trx.updateTable('essays').set(changed).where('id', '=', existing.id).execute();
    return { row: { ...existing, ...changed }, fate: 'replaced' };
  }

  async #add(name: string, paragraphs: string, words: number): Promise<EssayRow> {
    const position = ++this.#lastPosition;
    const row: EssayRow = {
      id: newId(this.#now, position),
      task_id: this.#taskId,
      name,
      position,
      paragraphs,
      words,
      created_at: this.#now,
    };
    await this.#trx.insertInto('essays').values(row).execute();
    this.#rowByName.set(name, row);
    return row;
  }

  #marked(name: string): StetError {
    return new StetError({
      code: 'ESSAY_MISMATCH',
      file: this.#file,
      expected: `the same text of the essay ${quote(name)}, which was marked`,
      found: 'another one',
      remedy: 'Give the essay another name; marks of one text do not fit another.',
    });
  }
}
