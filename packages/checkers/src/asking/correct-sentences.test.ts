import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { instantClock } from '../testing/instant-clock.js';
import { CheckerFailure, type Adapter } from '../adapters/adapter.js';
import { openAnswerCache, type AnswerCache } from './answer-cache.js';
import type { CorrectOptions } from './correct-options.js';
import { correctSentences } from './correct-sentences.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-answers-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A checker that writes in capitals and remembers what it was asked. */
function shouter(overrides: Partial<Adapter> = {}): Adapter & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    name: 'shouter',
    signature: 'shouter',
    batchSize: 2,
    concurrency: Infinity,
    correct: (batch) => {
      asked.push(...batch);
      return Promise.resolve(batch.map((sentence) => ({ text: sentence.toUpperCase() })));
    },
    close: () => Promise.resolve(),
    ...overrides,
  };
}

function settings(overrides: Partial<CorrectOptions> = {}): CorrectOptions {
  const signal = new AbortController().signal;
  return { concurrency: 3, timeoutMs: 5000, retries: 2, seed: 1, signal, ...overrides };
}

async function open(name: string, damaged: string[] = [], signature = 'shouter'): Promise<AnswerCache> {
  return openAnswerCache(join(folder, name), signature, (file) => damaged.push(file));
}

const files = (name: string): string[] =>
  readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, name, file));

const SENTENCES = ['a', 'b', '', 'a', 'c 😀', 'd'];

describe('correctSentences(adapter, sentences, options)', () => {
  it('asks each sentence once, keeps the order, and counts', async () => {
    const adapter = shouter();
    const { answers, counts } = await correctSentences(adapter, SENTENCES, settings());
    expect(answers.map(({ text }) => text)).toEqual(['A', 'B', '', 'A', 'C 😀', 'D']);
    expect(adapter.asked.toSorted()).toEqual(['a', 'b', 'c 😀', 'd']);
    expect(counts).toEqual({ asked: 4, fromCache: 0, repeated: 1, empty: 1, retried: 0, askedAlone: 0 });
  });

  it('takes no sentences', async () => {
    expect((await correctSentences(shouter(), [], settings())).answers).toEqual([]);
  });

  it('asks nothing that is in the cache, and finds its doubts there too', async () => {
    const doubtful = shouter({
      correct: (batch) => Promise.resolve(batch.map((text) => ({ text, doubt: 'cut-off' as const }))),
    });
    const first = await correctSentences(doubtful, SENTENCES, settings({ cache: await open('again') }));
    const second = shouter();
    const { answers, counts } = await correctSentences(second, SENTENCES, settings({ cache: await open('again') }));
    expect(answers).toEqual(first.answers);
    expect([second.asked, counts.asked, counts.fromCache]).toEqual([[], 0, 4]);
  });

  it('keeps the answers that came before a failure', async () => {
    const failing = shouter({
      batchSize: 1,
      correct: ([sentence]) => {
        if (sentence === 'c 😀') return Promise.reject(new CheckerFailure('it is tired'));
        return Promise.resolve([{ text: sentence }]);
      },
    });
    const options = settings({ cache: await open('failure'), concurrency: 1 });
    await expect(correctSentences(failing, SENTENCES, options)).rejects.toMatchObject({
      code: 'CHECKER_FAILED',
      line: 5,
      expected: 'an answer of shouter to "c 😀"',
      remedy: expect.stringMatching(/in the cache/u) as string,
    });
    const rest = shouter();
    await correctSentences(rest, SENTENCES, settings({ cache: await open('failure') }));
    expect(rest.asked).toEqual(['c 😀', 'd']);
  });

  it('never has more batches under way than allowed by the user or the checker', async () => {
    for (const [user, checker] of [
      [2, Infinity],
      [9, 1],
    ]) {
      let active = 0;
      let most = 0;
      const adapter = shouter({
        batchSize: 1,
        concurrency: checker,
        correct: async (batch) => {
          most = Math.max(most, ++active);
          await new Promise((resolve) => setTimeout(resolve, 2));
          active--;
          return batch.map((text) => ({ text }));
        },
      });
      const sentences = Array.from({ length: 20 }, (_, at) => String(at));
      await correctSentences(adapter, sentences, settings({ concurrency: user }));
      expect(most).toBe(Math.min(user, checker));
    }
  });

  it('starts so many questions a second', async () => {
    const clock = instantClock();
    const starts: number[] = [];
    const adapter = shouter({
      batchSize: 1,
      correct: (batch) => {
        starts.push(clock.now());
        return Promise.resolve(batch.map((text) => ({ text })));
      },
    });
    await correctSentences(adapter, ['a', 'b', 'c', 'd'], settings({ rate: 4, concurrency: 1, clock }));
    expect(starts).toEqual([0, 250, 500, 750]);
  });

  it('tells how far it is', async () => {
    const steps: number[] = [];
    await correctSentences(shouter(), SENTENCES, settings({ onProgress: (done) => steps.push(done) }));
    expect(steps).toEqual([1, 2, 3, 4]);
  });

  it('asks nobody when it was ended before it began', async () => {
    const adapter = shouter();
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(correctSentences(adapter, SENTENCES, settings({ signal }))).rejects.toThrow('enough');
    expect(adapter.asked).toEqual([]);
  });
});

describe('openAnswerCache(folder, signature, onDamage)', () => {
  it('keeps the answers of different checkers apart', async () => {
    const [first, second] = [await open('apart', [], 'one'), await open('apart', [], 'other')];
    await first.put('a', { text: 'A' });
    expect([await first.get('a'), await second.get('a'), await first.get('b')]).toEqual([
      { text: 'A' },
      undefined,
      undefined,
    ]);
  });

  it.each<[string, (text: string) => string]>([
    ['cut off', (text) => text.slice(0, 40)],
    ['empty', () => ''],
    ['of another sentence', (text) => text.replace('"a"', '"b"')],
    ['without an answer', (text) => text.replace('"text"', '"test"')],
    ['with an unknown doubt', (text) => text.replace('"A"', '"A","doubt":"whim"')],
    ['null', () => 'null'],
  ])('says so and asks again when a file is %s', async (name, damage) => {
    const damaged: string[] = [];
    await (await open(name)).put('a', { text: 'A' });
    const [file] = files(name);
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
    const adapter = shouter();
    const { counts } = await correctSentences(adapter, ['a'], settings({ cache: await open(name, damaged) }));
    expect([damaged, adapter.asked, counts.asked]).toEqual([[file], ['a'], 1]);
    expect(await (await open(name)).get('a')).toEqual({ text: 'A' });
  });

  it('takes a folder in the place of a file for damage', async () => {
    const damaged: string[] = [];
    await (await open('folder')).put('a', { text: 'A' });
    const [file] = files('folder');
    rmSync(file);
    mkdirSync(file);
    expect([await (await open('folder', damaged)).get('a'), damaged]).toEqual([undefined, [file]]);
  });

  it('serves several who write the same answers at the same time', async () => {
    const caches = await Promise.all(Array.from({ length: 4 }, () => open('shared')));
    const sentences = Array.from({ length: 30 }, (_, at) => `s${at}`);
    await Promise.all(caches.map((cache) => correctSentences(shouter(), sentences, settings({ cache }))));
    expect(files('shared')).toHaveLength(30);
    expect(await caches[0].get('s7')).toEqual({ text: 'S7' });
  });

  it('says so when the folder cannot be', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(open('file/below')).rejects.toMatchObject({ code: 'FILE_UNWRITABLE' });
  });
});
