import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Submission } from '@stet/server';
import type { Page } from 'playwright-core';
import { printedCounts } from './board-counts.js';
import type { JudgingRoom } from './judging-room.js';

const GOLDS = ['gold', 'alternatives'] as const;

/** What `stet score` prints for a task's golds and outputs, downloaded as files by an organiser. */
export async function scoredAsFiles(
  room: JudgingRoom,
  { request }: Page,
  task: string,
): Promise<Record<(typeof GOLDS)[number], Record<string, string[]>>> {
  const folder = mkdtempSync(join(tmpdir(), 'stet-task-'));
  const text = async (path: string): Promise<string> => (await request.get(`/api/v1/tasks/${task}/${path}`)).text();
  try {
    const systems = join(folder, 'systems');
    mkdirSync(systems);
    const { rows } = await room.api<{ rows: Submission[] }>('GET', `/tasks/${task}/submissions?limit=200`);
    const ranked = rows.filter((submission) => submission.ranked);
    for (const { id, team } of ranked) {
      writeFileSync(join(systems, `${team.name}.txt`), await text(`submissions/${id}/output`));
    }
    const counts = {} as Record<(typeof GOLDS)[number], Record<string, string[]>>;
    for (const gold of GOLDS) {
      const file = join(folder, `${gold}.m2`);
      writeFileSync(file, await text(`golds/${gold}?format=m2`));
      counts[gold] = printedCounts(
        ranked.map(({ team }) => team.name),
        file,
        systems,
      );
    }
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
