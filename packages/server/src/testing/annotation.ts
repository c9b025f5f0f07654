import type { Mistake } from '@stet/core/internal';
import { answerId, ok } from './campaign.js';
import type { Client, Room } from './room.js';

export const ESSAYS = '# On school\nHe go to the school. She like cats.\n\n# On cats\nCats is nice.\n';
const TEXT = 'He go to the school. She like cats.';

/** Marks a piece of text in the first essay's only paragraph. */
export function mark(marked: string, correction: string, type = 'Vform'): Mistake {
  const startOffset = TEXT.indexOf(marked);
  return {
    startParagraph: 1,
    startOffset,
    endParagraph: 1,
    endOffset: startOffset + marked.length,
    type,
    correction,
  };
}

export interface AnnotatedTask {
  readonly id: string;
  /** The ids of the essays, in order. */
  readonly essays: readonly string[];
  readonly annotators: readonly Client[];
  readonly annotatorIds: readonly string[];
  readonly links: readonly string[];
}

/** A task without source and gold. */
export async function newTask({ organiser }: Room, name: string): Promise<string> {
  return (ok(await organiser.send('POST', 'tasks', { name })).body as { id: string }).id;
}

/** The annotator who was given this link. */
export function annotatorBy(room: Room, link: string): Client {
  return room.holder(link.replace('/annotate#', ''));
}

/** A task with two essays and annotators with their links. */
export async function annotatedTask(room: Room, names = ['ann', 'ben']): Promise<AnnotatedTask> {
  const { organiser } = room;
  const id = await newTask(room, 'Evening class');
  ok(await organiser.upload(`tasks/${id}/essays?file=essays.txt`, ESSAYS));
  const annotators: { id: string; link: string }[] = [];
  for (const name of names) {
    const { body } = ok(await organiser.send('POST', `tasks/${id}/annotators`, { name }));
    annotators.push(body as { id: string; link: string });
    room.now++;
  }
  const { rows } = ok(await organiser.send('GET', `tasks/${id}/essays`)).body as { rows: { id: string }[] };
  return {
    id,
    essays: rows.map((row) => row.id),
    annotators: annotators.map(({ link }) => annotatorBy(room, link)),
    annotatorIds: annotators.map((annotator) => annotator.id),
    links: annotators.map(({ link }) => link),
  };
}

/** A change of a sheet, as a page would send it. */
export function sheet(
  marks: readonly Mistake[],
  change: { id?: string; revision?: number; state?: string } = {},
): Record<string, unknown> {
  return { id: answerId(), revision: 0, state: 'open', marks, ...change };
}
