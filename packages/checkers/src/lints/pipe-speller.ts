import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { StetError, TextPlaces, badOption, quote, type Lint } from '@stet/core/internal';
import { CheckerFailure } from '../adapters/adapter.js';
import { complaintsOf, endCommand, endedFailure, startCommand } from '../adapters/child.js';
import { LineQueue } from '../adapters/line-queue.js';
import { lintAdapter, type LintAdapter } from './lint-adapter.js';
import { onProse } from './on-prose.js';
import { peakMemory } from './peak-memory.js';
import { misspelling } from './spelled-words.js';

/** A speller that talks as ispell did: a line in, a line for each word out, and an empty one at the end. */
interface Speller {
  readonly command: (dictionary: string) => string;
  readonly packages: string;
  /** What decides its answers besides its version. */
  readonly fingerprint: (dictionary: string) => string | undefined;
}

const SPELLERS = {
  hunspell: {
    command: (dictionary) => `hunspell -a -i utf-8 -d ${dictionary}`,
    packages: 'hunspell hunspell-en-us',
    fingerprint: (dictionary) => {
      const { stderr } = spawnSync('hunspell', ['-D', '-d', dictionary], { input: '', encoding: 'utf8' });
      const files = /LOADED DICTIONARY:\s+(?<files>.*)$/su.exec(stderr)?.groups?.files ?? '';
      const found = files.split('\n').filter((file) => /\.(?:aff|dic)$/u.test(file));
      return found.length === 0 ? undefined : hash(found.map((file) => readFileSync(file)));
    },
  },
  aspell: {
    command: (dictionary) => `aspell -a --encoding=utf-8 --mode=none -l ${dictionary}`,
    packages: 'aspell aspell-en',
    fingerprint: (dictionary) => {
      const { stdout, status } = spawnSync('aspell', ['-l', dictionary, 'dump', 'master'], { maxBuffer: 2 ** 28 });
      return status === 0 ? hash([stdout]) : undefined;
    },
  },
} satisfies Readonly<Record<string, Speller>>;

export type PipeSpeller = keyof typeof SPELLERS;

const HASH_LENGTH = 16;

function hash(pieces: readonly Uint8Array[]): string {
  const digest = createHash('sha256');
  for (const piece of pieces) digest.update(piece);
  return digest.digest('hex').slice(0, HASH_LENGTH);
}

/** Hunspell or Aspell, as a program of the system that is started once. */
export async function pipeSpeller(
  name: PipeSpeller,
  { dictionary }: { readonly dictionary: string },
): Promise<LintAdapter> {
  const speller: Speller = SPELLERS[name];
  if (!/^[\w.,@-]+$/u.test(dictionary)) {
    throw badOption('the name of a dictionary, such as en_US', quote(dictionary), 'Check {{dictionary}}.');
  }
  const child = startCommand(`LC_ALL=C.UTF-8 ${speller.command(dictionary)}`);
  const complaint = complaintsOf(child);
  const lines = new LineQueue(child);
  const ended = once(child, 'close').catch(() => undefined);
  const banner = (await lines.next())?.toString('utf8');
  if (banner === undefined) {
    await ended;
    throw notThere(name, speller, dictionary, complaint());
  }
  const readLine = async (signal: AbortSignal): Promise<string> => {
    const line = await lines.next();
    signal.throwIfAborted();
    if (line !== undefined) return line.toString('utf8');
    await ended;
    throw endedFailure(child, complaint());
  };
  return lintAdapter({
    name,
    version: /really \w+ (?<version>[\d.]+)/u.exec(banner)?.groups?.version ?? 'unknown',
    offsets: 'code-points',
    options: { dictionary, sha256: speller.fingerprint(dictionary) ?? 'unknown' },
    rules: ['spelling'],
    concurrency: 1,
    check: onProse(async (prose, signal) => {
      // What it still writes would be taken for the answer to another text.
      const end = (): void => endCommand(child);
      signal.addEventListener('abort', end, { once: true });
      try {
        return await checkLines(prose, async (line) => {
          child.stdin.write(`^${line}\n`);
          const answers: string[] = [];
          for (let answer = await readLine(signal); answer !== ''; answer = await readLine(signal))
            answers.push(answer);
          return answers;
        });
      } finally {
        signal.removeEventListener('abort', end);
      }
    }),
    memory: () => (child.pid === undefined ? undefined : peakMemory(child.pid)),
    close: async () => {
      child.stdin.end();
      await ended;
    },
  });
}

async function checkLines(text: string, ask: (line: string) => Promise<readonly string[]>): Promise<Lint[]> {
  const lints: Lint[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') {
      const places = new TextPlaces(line, 'code-points');
      for (const lint of (await ask(line.replaceAll('\r', ' '))).flatMap((answer) => readAnswer(answer, places))) {
        lints.push({ ...lint, start: lint.start + start, end: lint.end + start });
      }
    }
    start += line.length + 1;
  }
  return lints;
}

const ANSWER = /^[&#?] (?<word>\S+) (?:\d+ )?(?<offset>\d+)(?:: )?(?<suggestions>.*)$/u;

/** `& word count offset: a, b` or `# word offset`; other lines are about words that are right. The caret counts. */
function readAnswer(answer: string, places: TextPlaces): Lint[] {
  const groups = ANSWER.exec(answer)?.groups;
  if (groups === undefined) return [];
  const { word, offset, suggestions } = groups;
  const first = Number(offset) - 1;
  const { start, end } = places.span(first, first + Array.from(word).length);
  const found = places.text.slice(start, end);
  if (found !== word) {
    throw new CheckerFailure(`it named the word ${quote(word)} at ${first}, where ${quote(found)} stands`);
  }
  return [misspelling({ start, end, text: word }, suggestions === '' ? [] : suggestions.split(', '))];
}

function notThere(name: string, { packages }: Speller, dictionary: string, complaint: string): StetError {
  return new StetError({
    code: 'MISSING_RESOURCE',
    expected: `the program ${name} with the dictionary ${dictionary}`,
    found: complaint === '' ? 'that it does not start' : quote(complaint),
    remedy: `On Debian, run apt-get install ${packages}`,
  });
}
