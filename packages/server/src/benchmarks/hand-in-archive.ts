import type { UnpackedFile } from '../archive/read-tar.js';
import { notFound } from '../errors.js';
import { errorDetails } from '../http/error-response.js';
import type { Services } from '../services.js';
import type { EntrantRow } from '../storage/benchmark-tables.js';
import type { TaskRow } from '../storage/task-tables.js';
import { showOwn } from '../submissions/find-entry.js';
import { handIn, type HandedIn } from '../submissions/hand-in.js';
import { outputBounds } from '../submissions/read-output-job.js';
import { sourceToAnswer } from '../submissions/source-to-answer.js';
import { withinLimits } from '../uploads/receive-upload.js';
import type { Upload } from '../uploads/upload.js';
import { benchmarkSettings, dataSetsOf, findBenchmark } from './benchmarks.js';
import { findByFile } from './find-by-file.js';
import type { HandedInFile } from './schemas.js';
import { teamsOf } from './view-benchmark.js';

type Handing = Omit<HandedIn, 'upload'>;

/** Hands in the files of an archive, each to its data set: what is wrong with one of them does not concern the others. */
export async function handInArchive(
  services: Services,
  entrant: EntrantRow,
  upload: Upload,
  handing: Handing,
): Promise<HandedInFile[]> {
  const { db } = services.store;
  const files = await services.computing.run('unpackArchive', upload);
  const { tracks } = benchmarkSettings(await findBenchmark(db, entrant.benchmark_id));
  const dataSets = await dataSetsOf(db, entrant.benchmark_id);
  const handedIn: HandedInFile[] = [];
  for (const file of files) {
    let task: TaskRow | undefined;
    try {
      task = findByFile(file.name, dataSets, { tracks });
      handedIn.push({ file: file.name, task: task.id, ...(await handInFile(services, entrant, task, file, handing)) });
    } catch (error) {
      const refused = { outcome: 'refused', submission: null, error: errorDetails(error) } as const;
      handedIn.push({ file: file.name, task: task?.id ?? null, ...refused });
    }
  }
  return handedIn;
}

async function handInFile(
  services: Services,
  entrant: EntrantRow,
  task: TaskRow,
  { name, bytes }: UnpackedFile,
  handing: Handing,
): Promise<Pick<HandedInFile, 'outcome' | 'submission' | 'error'>> {
  const team = (await teamsOf(services.store.db, entrant.id)).find(({ task_id }) => task_id === task.id);
  if (team === undefined) throw notFound('a data set of your benchmark');
  const source = await sourceToAnswer(services.store.db, team);
  const upload = { file: name, bytes, bounds: withinLimits(services.limits, outputBounds(source)) };
  const { id, isNew } = await handIn(services, team, source, { ...handing, upload });
  return { outcome: isNew ? 'accepted' : 'earlier', submission: await showOwn(services, team, id), error: null };
}
