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
  /** Whose annotations the file holds; without it they are left aside. */
  readonly annotator?: string | undefined;
}

/**
 * Adds the essays of a file. One that is there with the same text stays; one with another text is replaced unless
 * somebody has marked it. Annotations in the file become sheets of the annotator that is named, and are done.
 */
export async function uploadEssays(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  taskId: string,
  { text, file, annotator }: EssayUpload,
): Promise<UploadedEssays> {
  const essays = readEssays(text, { file, name: file.replace(/\.(?:txt|text|gz)$/giu, '') });
  for (const { paragraphs } of essays) {
    checkCharacters(
      paragraphs.map((own) => own.text),
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

/** The annotator of this name; a new one gets a link when somebody renews it. */
async function annotatorCalled(trx: Db, taskId: string, name: string, now: number): Promise<string> {
  const known = (await annotatorsOf(trx, taskId)).find((one) => one.name === name);
  return known?.id ?? (await addAnnotator(trx, taskId, name, now)).annotator.id;
}

type Fate = 'added' | 'kept' | 'replaced';

/** Puts essays beside those that are there. */
class EssayKeeper {
  readonly #trx: Db;
  readonly #taskId: string;
  readonly #file: string;
  readonly #now: number;
  readonly #known: Map<string, EssayRow>;

  constructor(trx: Db, taskId: string, file: string, now: number, known: readonly EssayRow[]) {
    this.#trx = trx;
    this.#taskId = taskId;
    this.#file = file;
    this.#now = now;
    this.#known = new Map(known.map((row) => [row.name, row]));
  }

  async keep({ id: name, paragraphs }: WrittenEssay): Promise<{ row: EssayRow; fate: Fate }> {
    const text = JSON.stringify(paragraphs);
    const known = this.#known.get(name);
    if (known === undefined) return { row: await this.#add(name, text, countWords(paragraphs)), fate: 'added' };
    if (known.paragraphs === text) return { row: known, fate: 'kept' };
    if (await hasSheets(this.#trx, known.id)) throw this.#marked(name);
    const changed = { paragraphs: text, words: countWords(paragraphs) };
    await this.#trx.updateTable('essays').set(changed).where('id', '=', known.id).execute();
    return { row: { ...known, ...changed }, fate: 'replaced' };
  }

  async #add(name: string, paragraphs: string, words: number): Promise<EssayRow> {
    const position = Math.max(-1, ...[...this.#known.values()].map((row) => row.position)) + 1;
    const row: EssayRow = {
      ...{ id: newId(this.#now, position), task_id: this.#taskId, name, position },
      ...{ paragraphs, words, created_at: this.#now },
    };
    await this.#trx.insertInto('essays').values(row).execute();
    this.#known.set(name, row);
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
