import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openStore } from './store.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-modes-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('is read by nobody else, also in a folder that others may enter, and if they could before', async () => {
  chmodSync(folder, 0o755);
  const modes = (): string[] =>
    readdirSync(folder).map((name) => `${name} ${(statSync(join(folder, name)).mode & 0o777).toString(8)}`);
  const store = await openStore({ folder });
  expect(modes().sort()).toEqual(['stet.sqlite 600', 'stet.sqlite-shm 600', 'stet.sqlite-wal 600']);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  const second = await openStore({ folder });
  expect(modes().sort()).toEqual(['stet.sqlite 600', 'stet.sqlite-shm 600', 'stet.sqlite-wal 600']);
  await second.close();
  await store.close();
});
