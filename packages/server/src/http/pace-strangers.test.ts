import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { paceStrangers } from './pace-strangers.js';

it('begins requests of strangers a few at a step, and those of others at once', async () => {
  let step = 0;
  let isOver = false;
  const count = (): void => {
    step++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const strangersBegun = new Map<number, number>();
  let isHeld = true;
  const held: (() => void)[] = [];
  const paced = paceStrangers(({ headers }, response) => {
    if (headers.authorization === undefined) strangersBegun.set(step, (strangersBegun.get(step) ?? 0) + 1);
    response.end();
  });
  // Held until all have arrived, which real sockets do one after the other.
  const server = createServer((incoming, response) => {
    if (isHeld) held.push(() => paced(incoming, response));
    else paced(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = (path: string, headers = {}): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const outgoing = request({ port, host: '127.0.0.1', path, headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      outgoing.on('error', reject).end();
    });
  const strangers = Array.from({ length: 100 }, () => send('/tasks'));
  await expect.poll(() => held.length).toBe(100);
  isHeld = false;
  for (const arrive of held) arrive();
  expect(await send('/judging', { authorization: 'Bearer key' })).toBe(200);
  expect(await Promise.all(strangers)).toEqual(strangers.map(() => 200));
  expect(Math.max(...strangersBegun.values())).toBeLessThanOrEqual(16);
  isOver = true;
  server.close();
});
