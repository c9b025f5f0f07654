import { StetError, quote, readEssays, type InputText, type WrittenEssay } from '@stet/core/internal';
import { checkCharacters } from '../check-text.js';
import type { Services } from '../services.js';
import type { EssayRow } from '../storage/annotation-tables.js';
import type { Db } from '../storage/store.js';
import { newId } from '../tokens.js';
import { addAnnotator, annotatorsOf } from './annotators.js';
import { countWords, essaysOf, hasSheets } from './essays.js';
import { lockTask } from '../tasks/tasks.js';
import type { UploadedEssays } from './schemas.js';
import { storeSheet } from './store-sheet.js';

export interface EssayUpload extends InputText {
  /** Whose annotations the file holds; without a name they are ignored. */
  readonly annotator?: string | undefined;
}

/**
 * Adds the essays of a file. An existing essay with the same text stays; one with a different text is replaced unless
 * somebody has marked it. Annotations in the file become finished sheets of `annotator`.
 */
export async function uploadEssays(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  taskId: string,
  { text, file, annotator }: EssayUpload,
): Promise<UploadedEssays> {
  const essays = readEssays(text, { file, name: file.replace(/\.(?:txt|text|gz)$/giu, '') });
  for (const { paragraphs } of essays) {
    checkCharacters(
      paragraphs.map((paragraph) => paragraph.text),
      file,
    );
  }
  return store.db.transaction().execute(async (trx) => {
    await lockTask(trx, taskId);
    const counts = { added: 0, kept: 0, replaced: 0, sheets: 0, leftAside: 0 };
    const now = clock();
    const keeper = new EssayKeeper(trx, taskId, file, now, await essaysOf(trx, taskId));
    const teacher = annotator === undefined ? undefined : await annotatorCalled(trx, taskId, annotator, now);
    for (const essay of essays) {
      const { row, fate } = await keeper.keep(essay);
      counts[fate]++;
      if (essay.annotations.length === 0) continue;
      if (teacher === undefined) {
        counts.leftAside++;
        continue;
      }
      const marks = essay.annotations.flatMap(({ mistakes }) => mistakes);
      await storeSheet(trx, row, teacher, { id: newId(now), state: 'done', marks }, now);
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

  constructor(trx: Db, taskId: string, file: string, now: number, rows: readonly EssayRow[]) {
    this.#trx = trx;
    this.#taskId = taskId;
    this.#file = file;
    this.#now = now;
    this.#rowByName = new Map(rows.map((row) => [row.name, row]));
  }

  async keep({ id: name, paragraphs }: WrittenEssay): Promise<{ row: EssayRow; fate: Fate }> {
    const text = JSON.stringify(paragraphs);
    const existing = this.#rowByName.get(name);
    if (existing === undefined) return { row: await this.#add(name, text, countWords(paragraphs)), fate: 'added' };
    if (existing.paragraphs === text) return { row: existing, fate: 'kept' };
    if (await hasSheets(this.#trx, existing.id)) throw this.#marked(name);
    const changed = { paragraphs: text, words: countWords(paragraphs) };
    await this.#trx.updateTable('essays').set(changed).where('id', '=', existing.id).execute();
    return { row: { ...existing, ...changed }, fate: 'replaced' };
  }

  async #add(name: string, paragraphs: string, words: number): Promise<EssayRow> {
    const position = Math.max(-1, ...[...this.#rowByName.values()].map((row) => row.position)) + 1;
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
