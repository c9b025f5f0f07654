import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface Instruction {
  readonly name: string;
  readonly value: string;
}

const instructions = readFileSync(join(ROOT, 'Containerfile'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): Instruction => ({ name: line.slice(0, line.indexOf(' ')), value: line.slice(line.indexOf(' ') + 1) }));
const runtimeAt = instructions.findLastIndex(({ name }) => name === 'FROM');
const [build, runtime] = [instructions.slice(0, runtimeAt), instructions.slice(runtimeAt)];
const valuesOf = (stage: readonly Instruction[], name: string): string[] =>
  stage.filter((instruction) => instruction.name === name).map(({ value }) => value);
const lastOf = (name: string): string => valuesOf(runtime, name).at(-1) ?? '';
const wordsOf = (value: string): string[] => JSON.parse(value.slice(value.indexOf('['))) as string[];

const linesOf = (name: string): string[] => readFileSync(join(ROOT, name), 'utf8').trimEnd().split('\n');
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { engines: { node: string } };

describe('the Containerfile', () => {
  it('builds with a Node that Stet runs with, and runs with the same', () => {
    const images = valuesOf(instructions, 'FROM').map((value) => value.split(' ')[0]);
    expect(new Set(images).size).toBe(1);
    const [, version] = /^node:(\d+)-/u.exec(images[0]) ?? [];
    expect(Number(version)).toBeGreaterThanOrEqual(Number(manifest.engines.node.replace('>=', '')));
  });

  it('copies what is in the repository, and nothing that was built here', () => {
    const copied = valuesOf(build, 'COPY').flatMap((value) => value.split(' ').slice(0, -1));
    expect(copied.filter((source) => !existsSync(join(ROOT, source)))).toEqual([]);
    // These lie at the root, which is not copied whole.
    const built = linesOf('.gitignore').filter(
      (line) => !['.bootstrap.lock/', 'stet-data/', '/release/'].includes(line),
    );
    const ignored = linesOf('.dockerignore');
    expect(
      built
        .map((line) => line.replace(/\/$/u, ''))
        .filter((name) => !ignored.some((line) => line === name || line === `**/${name}`)),
    ).toEqual([]);
  });

  it('copies every file that the build reads', () => {
    const copied = valuesOf(build, 'COPY').flatMap((value) => value.split(' ').slice(0, -1));
    const [bootstrap] = valuesOf(build, 'RUN')[0].split(' ').slice(1);
    const script = readFileSync(join(ROOT, bootstrap), 'utf8');
    const named = [...script.matchAll(/'([\w.-]+\.json)'/gu)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(1);
    expect(copied).toEqual(expect.arrayContaining([...new Set(named), 'scripts', 'packages']));
  });

  it('runs as somebody without rights, who may write to the volume alone', () => {
    expect(lastOf('USER')).toBe('node');
    expect(valuesOf(runtime, 'RUN')).toContain(`install -d -o ${lastOf('USER')} -g node ${lastOf('VOLUME')}`);
    const [, ...options] = wordsOf(lastOf('CMD'));
    expect(options[options.indexOf('--data') + 1]).toBe(lastOf('VOLUME'));
  });

  it('serves and is well with what it copies, without what only the build needs', async () => {
    const home = mkdtempSync(join(tmpdir(), 'stet-container-'));
    try {
      const production = spawnSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], {
        cwd: ROOT,
        encoding: 'utf8',
      });
      const packages = production.stdout.split('\n').map((path) => relative(ROOT, path));
      for (const path of packages.filter(
        (name) => name.startsWith('node_modules') || name.includes('/node_modules/'),
      )) {
        copy(path, home);
      }
      for (const { value } of runtime.filter(
        ({ name, value: copied }) => name === 'COPY' && !copied.includes('node_modules'),
      )) {
        copy(relative('/src', value.split(' ')[1]), home);
      }
      const [, target] =
        /^ln -s \/opt\/stet\/(\S+) \/usr\/local\/bin\/stet$/mu.exec(valuesOf(runtime, 'RUN').join('\n')) ?? [];
      expect(wordsOf(lastOf('ENTRYPOINT'))).toEqual(['stet']);
      expect(statSync(join(home, target)).mode & 0o111).not.toBe(0);
      const args = wordsOf(lastOf('CMD')).map((word) =>
        word.replace('0.0.0.0', '127.0.0.1').replace(/^\/data$/u, join(home, 'data')),
      );
      const server = spawn(process.execPath, [join(home, target), ...args, '--port', '0', '--json'], {
        cwd: home,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      try {
        const [first] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
        const { url } = JSON.parse(first) as { url: string };
        const [node, ...check] = wordsOf(lastOf('HEALTHCHECK'));
        expect(node).toBe('node');
        const ask = (address: string): number | null =>
          spawnSync(
            process.execPath,
            check.map((word) => word.replace(`http://127.0.0.1:${lastOf('EXPOSE')}`, address)),
          ).status;
        expect(ask(url)).toBe(0);
        expect(await (await fetch(url)).text()).toContain('<title>Stet');
        server.kill('SIGTERM');
        await once(server, 'exit');
        expect(ask(url)).toBe(1);
      } finally {
        server.kill('SIGKILL');
      }
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });
});

/** Copies a file or folder of the repository to the same place in another folder. */
function copy(path: string, home: string): void {
  if (existsSync(join(home, path))) return;
  mkdirSync(dirname(join(home, path)), { recursive: true });
  const { status, stderr } = spawnSync('cp', ['-a', join(ROOT, path), join(home, path)], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}
