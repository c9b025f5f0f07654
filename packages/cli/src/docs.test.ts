import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { hasPython } from '../../node/src/testing/python.js';
import { STET, runStetMeanwhile, type Run } from './testing/stet.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Commands that keep answers keep them here. */
const CACHE = mkdtempSync(join(tmpdir(), 'stet-docs-'));
afterAll(() => rmSync(CACHE, { recursive: true, force: true }));

interface Transcript {
  readonly command: string;
  readonly output: string;
}

/** The commands shown in a page's console blocks, each with the output shown below it. */
function transcripts(page: string): Transcript[] {
  const blocks = [...readFileSync(ROOT + page, 'utf8').matchAll(/^```console\n(.*?)^```$/gmsu)].map(([, text]) => text);
  return blocks.flatMap((block) =>
    block
      .split(/^\$ /mu)
      .slice(1)
      .map((transcript) => {
        const end = transcript.indexOf('\n');
        return { command: transcript.slice(0, end), output: transcript.slice(end + 1) };
      }),
  );
}

/**
 * Whether a command needs neither a shell nor a process of its own: it takes longer to start than to run. What Harper finds
 * depends on what it was asked before in the same process.
 */
function isPlain(command: string): boolean {
  return join(process.cwd(), '/') === ROOT && /^npx stet (?!.*\bharper\b)[\w ./,:=@+-]+$/u.test(command);
}

function runInShell(command: string): Run {
  const program = `"${process.execPath}" "${STET}"`;
  return spawnSync('sh', ['-c', command.replaceAll('npx stet', program)], {
    encoding: 'utf8',
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1', XDG_CACHE_HOME: CACHE, STET: program },
  });
}

const pages = readdirSync(`${ROOT}docs`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);

const readmes = readdirSync(`${ROOT}packages`)
  .map((name) => `packages/${name}/README.md`)
  .filter((page) => existsSync(ROOT + page));

describe.each(['README.md', ...readmes, ...pages])('%s', (page) => {
  const shown = transcripts(page).filter(
    ({ command }) => /npx stet |python3 /u.test(command) && (hasPython || !command.includes('python3')),
  );

  it.each(shown)('shows the real output of $command', async ({ command, output }) => {
    const { stdout, stderr } = isPlain(command)
      ? await runStetMeanwhile(command.split(' ').slice(2), { XDG_CACHE_HOME: CACHE })
      : runInShell(command);
    expect(stdout + stderr).toBe(output);
  });

  it('links only to files that are there', () => {
    const folder = page.slice(0, page.lastIndexOf('/') + 1);
    const links = [...readFileSync(ROOT + page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/gu)].map(
      ([, link]) => link,
    );
    for (const link of links) expect(() => readFileSync(ROOT + folder + link), link).not.toThrow();
  });
});
