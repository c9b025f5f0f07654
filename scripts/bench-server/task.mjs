import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MersenneTwister } from '@stet/core/internal';
import { writeLargeCorpus } from '../large-corpus.mjs';

const DAY = 24 * 60 * 60_000;

/** Opens a task of so many sentences, all released, with teams who can hand in. */
export async function openTask({ organiser, holder }, { sentences, teams, metrics = ['m2'], resamples = 1000 }) {
  const texts = await largeTexts(sentences);
  const now = Date.now();
  const settings = {
    metrics,
    official: metrics[0],
    resamples,
    phases: [{ name: 'Test', opensAt: now - DAY, closesAt: now + DAY }],
    release: { source: now - DAY, leaderboard: now - DAY, systems: now - DAY, gold: now - DAY },
  };
  const { id } = await organiser.call('POST', 'tasks', { name: 'Bench', settings });
  await organiser.call('PUT', `tasks/${id}/gold`, texts.gold);
  const joined = [];
  for (let at = 0; at < teams; at++) {
    const { key } = await organiser.call('POST', `tasks/${id}/teams`, { name: `team ${at}` });
    joined.push(holder(key));
  }
  return { id, teams: joined, outputOf: texts.outputOf };
}

/** The sentences of `writeLargeCorpus` as texts, and outputs that differ from each other. */
async function largeTexts(sentences) {
  const folder = mkdtempSync(join(tmpdir(), 'stet-bench-task-'));
  try {
    const files = await writeLargeCorpus(folder, sentences);
    const sources = readFileSync(files.source, 'utf8').split('\n');
    const corrected = readFileSync(files.output, 'utf8').split('\n');
    /** The system's sentences, left as they were now and then: a better or worse system for each seed. */
    const outputOf = (seed) => {
      const random = new MersenneTwister(seed);
      const kept = 20 + random.below(80);
      return sources.map((source, at) => (random.below(100) < kept ? corrected[at] : source)).join('\n');
    };
    return { gold: readFileSync(files.gold, 'utf8'), outputOf };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Hands in an output, and answers with the id of the submission. */
export async function handIn(team, output) {
  const { id } = await team.call('POST', 'team/submissions?asIs=true', output);
  return id;
}

/** Waits until nothing of the task is being scored. */
export async function untilScored({ organiser }, task) {
  for (;;) {
    const { waiting } = await organiser.call('GET', `tasks/${task}`);
    if (waiting === 0) return;
    await pause(100);
  }
}
