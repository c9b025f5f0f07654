import { rank, readJudgments, type Ranking } from '@stet/core/internal';
import type { SystemRanking } from '@stet/server';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { itemNumber, type JudgingRoom } from './judging-room.js';

const RUNS = 50;

export async function exportedRankings(room: JudgingRoom, id: string): Promise<Ranking[]> {
  return readJudgments(await room.text(`/campaigns/${id}/export/jsonl`), { format: 'jsonl' });
}

/** Expects that the export ranks the systems as the dashboard does, by the same computation with the same runs. */
export async function expectSameRanking(
  room: JudgingRoom,
  id: string,
  rankings: readonly Ranking[],
  method: 'expected-wins' | 'bradley-terry' | 'direct-assessment',
): Promise<SystemRanking> {
  const { signature, systems } = await rank(rankings, method, { resamples: RUNS });
  const shown = await room.api<SystemRanking>('GET', `/campaigns/${id}/ranking?method=${method}&runs=${RUNS}`);
  expect(shown.signature).toBe(signature);
  expect(shown.systems).toEqual(
    systems.map(({ name, score, range: [best, worst], cluster, assessment = null }) => ({
      ...{ name, score, best, worst, cluster, assessment },
    })),
  );
  return shown;
}

export const untilSaved = (page: Page): Promise<void> => page.getByText('All saved').waitFor();

/** Goes on once the item with the next number is there. */
export async function save(page: Page, how: () => Promise<void>): Promise<void> {
  const number = await itemNumber(page);
  await how();
  await page
    .getByText('All done')
    .or(page.locator('h1', { hasText: new RegExp(`\\b${number + 1}\\b`, 'u') }))
    .first()
    .waitFor();
}
