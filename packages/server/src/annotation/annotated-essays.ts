import type { EssayAnnotation, WrittenEssay } from '@stet/core/internal';
import type { Db } from '../storage/store.js';
import { annotatorsOf } from './annotators.js';
import { essaysOf, paragraphsOf } from './essays.js';
import { marksOf } from './sheets.js';

export type SheetSelection = 'done' | 'all';

/** An annotator with the essays they marked: NUCLE has one file for each annotator. */
export interface AnnotatorFile {
  readonly id: string;
  readonly name: string;
  readonly essays: readonly WrittenEssay[];
}

export interface AnnotatedEssays {
  /** With everybody's annotations, in the order in which the annotators were added. */
  readonly essays: readonly WrittenEssay[];
  readonly files: readonly AnnotatorFile[];
  /** Names of essays that nobody has finished. */
  readonly leftOut: readonly string[];
}

/** The essays of a task with the marks in them. Essays without any sheet are left out: nobody has read them. */
export async function annotatedEssays(db: Db, taskId: string, include: SheetSelection): Promise<AnnotatedEssays> {
  const [annotators, rows, sheets] = [
    await annotatorsOf(db, taskId),
    await essaysOf(db, taskId),
    await db.selectFrom('sheets').selectAll().where('task_id', '=', taskId).where('revision', '>', 0).execute(),
  ];
  const included = sheets.filter(({ state }) => include === 'all' || state === 'done');
  const sheetByEssayAndAnnotator = new Map(included.map((sheet) => [`${sheet.essay_id} ${sheet.annotator_id}`, sheet]));
  const annotationIn = (essay: string, annotator: { id: string; name: string }): EssayAnnotation[] => {
    const sheet = sheetByEssayAndAnnotator.get(`${essay} ${annotator.id}`);
    return sheet === undefined ? [] : [{ teacher: annotator.name, mistakes: marksOf(sheet) }];
  };
  const essaysWith = (selected: readonly { id: string; name: string }[]): WrittenEssay[] =>
    rows.flatMap((row) => {
      const annotations = selected.flatMap((annotator) => annotationIn(row.id, annotator));
      return annotations.length === 0 ? [] : [{ id: row.name, paragraphs: paragraphsOf(row), annotations }];
    });
  const essays = essaysWith(annotators);
  const read = new Set(essays.map(({ id }) => id));
  return {
    essays,
    files: annotators.flatMap((annotator) => {
      const markedEssays = essaysWith([annotator]);
      return markedEssays.length === 0 ? [] : [{ id: annotator.id, name: annotator.name, essays: markedEssays }];
    }),
    leftOut: rows.map(({ name }) => name).filter((name) => !read.has(name)),
  };
}
