import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOURCE, SYSTEMS } from '../testing/campaign.js';
import { openComputing, type Computing } from './computing.js';
import * as jobs from './jobs.js';

const plan = {
  protocol: { kind: 'ranking' as const },
  items: 4,
  outputsPerItem: 3,
  balanced: false,
  replacement: false,
  seed: 7,
  overlap: { share: 0.5, judges: 3 },
  repeatEvery: 0,
  checkEvery: 0,
  leaseMinutes: 30,
  context: true,
  tooFastSeconds: 3,
  language: 'en',
};
const systems = Object.entries(SYSTEMS).map(([name, lines]) => ({ name, lines }));
const task = { sources: SOURCE, systems, documents: undefined, plan };

describe('openComputing()', () => {
  let computing: Computing;
  beforeAll(async () => {
    computing = await openComputing();
  });
  afterAll(() => computing.close());

  it('does jobs in other threads, with the same result', async () => {
    expect(await computing.run('drawItems', task)).toEqual(jobs.drawItems(task));
  });

  it('brings errors home', async () => {
    const identical = systems.map(({ name }) => ({ name, lines: SOURCE }));
    await expect(computing.run('drawItems', { ...task, systems: identical })).rejects.toMatchObject({
      name: 'StetError',
      code: 'NOTHING_TO_JUDGE',
    });
  });
});
