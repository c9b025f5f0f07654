import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startCommand, type RunningCommand } from './start-command.js';

export interface TestNginx extends RunningCommand {
  /** The certificate that clients have to trust. */
  readonly certificate: string;
}

/** nginx and openssl, which makes the certificate; undefined where one of them is missing. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const find = (name: string): string | undefined =>
    folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  return find('openssl') === undefined ? undefined : find('nginx');
}

/** Starts nginx with the configuration of a site, and a certificate of its own in place of the one that it names. */
export async function startNginx(nginx: string, folder: string, site: string): Promise<TestNginx> {
  mkdirSync(folder, { recursive: true });
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  run(
    'openssl',
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...names,
    '-keyout',
    key,
    '-out',
    certificate,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${join(folder, 'nginx.pid')};
error_log stderr notice;
events {}
http {
access_log off;
${temporary.join('\n')}
${site.replace(/ssl_certificate .*;/u, `ssl_certificate ${certificate};`).replace(/ssl_certificate_key .*;/u, `ssl_certificate_key ${key};`)}
}
`,
  );
  run(nginx, '-t', '-q', '-c', configuration);
  const running = await startCommand([nginx, '-c', configuration], {
    isReady: /start worker process /u,
    signal: 'TERM',
  });
  return { ...running, certificate: readFileSync(certificate, 'utf8') };
}

function run(command: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}
