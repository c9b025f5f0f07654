import type { SheetComparison } from '@stet/core/internal';
import { wrongState } from '../errors.js';
import type { Services } from '../services.js';
import { annotatedEssays, type AnnotatorFile, type SheetSelection } from './annotated-essays.js';
import { noteText } from './annotation-job.js';
import type { Comparison } from './comparison-schemas.js';
import type { Db } from '../storage/store.js';
import type { TaskRow } from '../storage/task-tables.js';
import { findTask } from '../tasks/tasks.js';
import { settingsOf } from '../tasks/settings.js';

export interface ComparisonRequest {
  readonly first?: string | undefined;
  readonly second?: string | undefined;
  readonly sheets: SheetSelection;
}

/** What two annotators of a task marked in the essays that both have worked on; computed once until a sheet changes. */
export async function compareAnnotators(
  services: Pick<Services, 'store' | 'computing' | 'results'>,
  taskId: string,
  request: ComparisonRequest,
): Promise<Comparison> {
  const { db } = services.store;
  const task = await findTask(db, taskId);
  const key = JSON.stringify([request, settingsOf(task).language]);
  return services.results.get(`comparison ${taskId}`, await sheetsVersion(db, taskId), key, () =>
    compare(services, task, request),
  );
}

/** Grows with every sheet that is saved. */
async function sheetsVersion(db: Db, taskId: string): Promise<number> {
  const { saved } = await db
    .selectFrom('sheets')
    .select(({ fn }) => fn.sum<number | null>('revision').as('saved'))
    .where('task_id', '=', taskId)
    .executeTakeFirstOrThrow();
  return saved ?? 0;
}

async function compare(
  { store, computing }: Pick<Services, 'store' | 'computing'>,
  task: TaskRow,
  request: ComparisonRequest,
): Promise<Comparison> {
  const { id: taskId } = task;
  const { files } = await annotatedEssays(store.db, taskId, request.sheets);
  const [first, second] = chosenPair(files, request);
  const marksOfSecond = new Map(second.essays.map(({ id, annotations }) => [id, annotations[0].mistakes]));
  const essays = first.essays.flatMap((essay) => {
    const secondMarks = marksOfSecond.get(essay.id);
    return secondMarks === undefined ? [] : [{ essay, first: essay.annotations[0].mistakes, second: secondMarks }];
  });
  const compared = await computing.run('compareAnnotation', { essays, language: settingsOf(task).language });
  return toView(first, second, essays.length, compared);
}

function chosenPair(
  files: readonly AnnotatorFile[],
  { first: firstId, second: secondId, sheets }: ComparisonRequest,
): [AnnotatorFile, AnnotatorFile] {
  const haveCommonEssay = (left: AnnotatorFile, right: AnnotatorFile): boolean =>
    left.id !== right.id && left.essays.some(({ id }) => right.essays.some((essay) => essay.id === id));
  for (const first of files) {
    if (firstId !== undefined && first.id !== firstId) continue;
    const second = files.find(
      (candidate) => (secondId === undefined || candidate.id === secondId) && haveCommonEssay(first, candidate),
    );
    if (second !== undefined) return [first, second];
  }
  throw wrongState(
    `two annotators who ${sheets === 'done' ? 'are done with' : 'have begun'} the same essay`,
    'none',
    sheets === 'done' ? 'Wait until both are done, or compare sheets that are still open.' : 'Wait for both to begin.',
  );
}

function toView(
  first: AnnotatorFile,
  second: AnnotatorFile,
  essays: number,
  { agreement, withInsertions, counts, sentences, notes }: SheetComparison,
): Comparison {
  const nameOf = ({ id, name }: AnnotatorFile): { id: string; name: string } => ({ id, name });
  return {
    first: nameOf(first),
    second: nameOf(second),
    essays,
    agreement,
    withInsertions,
    counts,
    sentences: sentences.map(({ pairs, ...sentence }) => ({
      ...sentence,
      pairs: pairs.map(({ difference, first: firstEdit, second: secondEdit }) => ({
        difference,
        first: firstEdit && { ...firstEdit, corrections: [...firstEdit.corrections] },
        second: secondEdit && { ...secondEdit, corrections: [...secondEdit.corrections] },
      })),
    })),
    dropped: [first, second].flatMap(({ name }, at) =>
      notes[at].filter(({ dropped }) => dropped).map((note) => `${name}: ${noteText(note)}`),
    ),
  };
}
