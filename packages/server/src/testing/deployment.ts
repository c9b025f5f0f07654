import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '../storage/store.js';
import { freePorts } from './free-ports.js';
import { httpsClient, type HttpsClient } from './https-client.js';
import { startNginx } from './nginx.js';
import { startCommand, type RunningCommand } from './start-command.js';

const PAGE = readFileSync(new URL('../../../../docs/deploy.md', import.meta.url), 'utf8');
const STET = fileURLToPath(new URL('../../../cli/bin/stet.js', import.meta.url));

const blocks = (language: string): string[] =>
  [...PAGE.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gmsu'))].map(([, text]) => text);

const [serverUnit, workerUnit] = blocks('ini');
const [site] = blocks('nginx');

/** The units on the page, by the names of their files. */
export const UNITS = { 'stet@.service': serverUnit, 'stet-worker@.service': workerUnit };

/** A server or a worker that can be killed and started again. */
export interface Part {
  readonly name: string;
  readonly kill: () => Promise<void>;
  /** Starts it, and waits until it is ready. */
  readonly start: () => Promise<void>;
}

interface ServerPart extends Part {
  /** Its own address, past nginx. */
  readonly url: string;
}

export interface Deployment {
  /** The address that people see. */
  readonly url: string;
  /** The same without TLS. */
  readonly plainUrl: string;
  readonly servers: readonly ServerPart[];
  readonly workers: readonly Part[];
  /** Somebody at an address of this machine: 127.0.0.3, say. */
  readonly clientAt: (address: string, url?: string) => HttpsClient;
  readonly stop: () => Promise<void>;
}

interface Ports {
  readonly servers: readonly number[];
  readonly plain: number;
  readonly tls: number;
}

/** The site on the page, on ports of this machine that are free. */
export function siteOn({ servers, plain, tls }: Ports): string {
  const replaced: readonly (readonly [RegExp, string])[] = [
    [/^ *listen \[::\].*\n/gmu, ''],
    [/listen 80;/gu, `listen 127.0.0.1:${plain};`],
    [/listen 443 /gu, `listen 127.0.0.1:${tls} `],
    [/stet\.example\.org/gu, 'localhost'],
    [/127\.0\.0\.1:8765/gu, `127.0.0.1:${servers[0]}`],
    [/127\.0\.0\.1:8766/gu, `127.0.0.1:${servers[1]}`],
  ];
  return replaced.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), site);
}

/** The command of a unit, as systemd runs it for an instance, with the address that people see. */
function commandOf(unit: string, instance: string, publicUrl: string): string[] {
  const [, args = ''] = /^ExecStart=\/usr\/bin\/stet (.*)$/mu.exec(unit) ?? [];
  const replaced = args.replaceAll('%i', instance).replace('https://stet.example.org', publicUrl);
  return [process.execPath, STET, ...replaced.split(' ')];
}

/** Starts what docs/deploy.md describes, in a folder: nginx, two servers and two workers. */
export async function startDeployment(
  nginx: string,
  folder: string,
  database: DatabaseLocation & { readonly url: string },
  jobSeconds: number,
): Promise<Deployment> {
  const [plain, tls, ...ports] = await freePorts(4);
  const url = `https://localhost:${tls}`;
  const env = { DATABASE_URL: database.url };
  const partOf = (name: string, unit: string, instance: string, isReady: RegExp): Part => {
    const command = [...commandOf(unit, instance, url), '--job-seconds', String(jobSeconds)];
    let running: RunningCommand | undefined;
    return {
      name,
      kill: async () => {
        await running?.kill();
        running = undefined;
      },
      start: async () => {
        running = await startCommand(command, { isReady, env });
      },
    };
  };
  const servers = ports.map((port) => ({
    url: `http://127.0.0.1:${port}`,
    ...partOf(`server ${port}`, serverUnit, String(port), /^Stet listens at /u),
  }));
  const workers = ['1', '2'].map((instance) =>
    partOf(`worker ${instance}`, workerUnit, instance, /"event":"worker started"/u),
  );
  const parts = [...servers, ...workers];
  const proxy = await startNginx(nginx, join(folder, 'nginx'), siteOn({ servers: ports, plain, tls }));
  const clients: HttpsClient[] = [];
  const stop = async (): Promise<void> => {
    for (const client of clients) client.close();
    await Promise.all([proxy.kill(), ...parts.map(({ kill }) => kill())]);
  };
  try {
    await Promise.all(parts.map(({ start }) => start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    plainUrl: `http://localhost:${plain}`,
    servers,
    workers,
    clientAt: (address, base = url) => {
      const client = httpsClient(base, { ca: proxy.certificate, from: address });
      clients.push(client);
      return client;
    },
    stop,
  };
}
