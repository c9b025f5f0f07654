import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from './start-server.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-start-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

let count = 0;
const start = (port = 0): Promise<RunningServer> =>
  startServer({ host: '127.0.0.1', port, database: { folder: join(folder, String(count++)) }, log: () => undefined });

it('refuses 100 MB before they are sent', async () => {
  const server = await start();
  const size = 100 * 1024 * 1024;
  const path = '/api/v1/campaigns/x/texts/source';
  const upload = await new Promise<{ status: number | undefined; bytes: number }>((resolve, reject) => {
    const headers = { 'content-type': 'application/octet-stream', 'content-length': size };
    let bytes = 0;
    const outgoing = request(server.url + path, { method: 'PUT', headers }, (response) => {
      resolve({ status: response.statusCode, bytes });
      outgoing.destroy();
    });
    outgoing.on('error', reject);
    const chunk = Buffer.alloc(64 * 1024);
    const write = (): void => {
      while (bytes < size && !outgoing.destroyed) {
        bytes += chunk.length;
        if (!outgoing.write(chunk)) {
          outgoing.once('drain', write);
          return;
        }
      }
    };
    write();
  });
  expect(upload.status).toBe(413);
  expect(upload.bytes).toBeLessThan(size / 2);
  await server.close();
});

it('finishes what is under way before it ends, and takes nothing more', async () => {
  const server = await start();
  const token = server.organiserLink?.split('=')[1];
  // The end of the body comes only after the server was asked to stop.
  const answered = new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const outgoing = request(`${server.url}/api/v1/session`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    outgoing.on('error', reject);
    outgoing.write(`{"token":`);
    setTimeout(() => {
      closed = server.close();
      setTimeout(() => outgoing.end(`"${token ?? ''}"}`), 100);
    }, 300);
  });
  let closed: Promise<void> | undefined;
  expect(await answered).toBe(200);
  await closed;
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});

it('says so when the port is taken', async () => {
  const server = await start();
  await expect(start(Number(new URL(server.url).port))).rejects.toMatchObject({ code: 'PORT_TAKEN' });
  await server.close();
});
