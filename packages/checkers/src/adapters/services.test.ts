import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  chatReply,
  languageToolReply,
  languageToolText,
  startCheckerServer,
  type CheckerServer,
} from '../testing/checker-server.js';
import { instantClock } from '../testing/instant-clock.js';
import { STANDARD_RULES } from '../testing/standard-rules.js';
import type { Adapter } from './adapter.js';
import type { CorrectOptions } from '../asking/correct-options.js';
import { correctSentences } from '../asking/correct-sentences.js';
import { languageToolAdapter, type LanguageToolCorrectorOptions } from './language-tool.js';
import { DEFAULT_PROMPT, openAiAdapter } from './open-ai.js';

let server: CheckerServer | undefined;
afterEach(async () => {
  await server?.close();
  vi.unstubAllEnvs();
});

type Reply = Parameters<typeof startCheckerServer>[0];

async function serve(reply: Reply): Promise<string> {
  server = await startCheckerServer(reply);
  return server.url;
}

async function languageTool(reply: Reply, options: Partial<LanguageToolCorrectorOptions> = {}): Promise<Adapter> {
  const url = await serve(reply);
  return languageToolAdapter({ url, language: 'en-US', offsets: 'utf16', ...STANDARD_RULES, ...options });
}

async function chat(reply: Reply, keyEnv?: string): Promise<Adapter> {
  return openAiAdapter({ url: `${await serve(reply)}/v1`, model: 'small', seed: 7, keyEnv });
}

function settings(options: Partial<CorrectOptions> = {}): CorrectOptions & { clock: ReturnType<typeof instantClock> } {
  const signal = new AbortController().signal;
  return { concurrency: 2, timeoutMs: 5000, retries: 3, seed: 1, signal, ...options, clock: instantClock() };
}

const texts = async (adapter: Adapter, sentences: readonly string[], options = settings()): Promise<string[]> =>
  (await correctSentences(adapter, sentences, options)).answers.map(({ text }) => text);

const WORDS = { teh: ['the', 'tea'], womans: ['women'] };
const spell: Reply = (request) => ({ body: languageToolReply(languageToolText(request), WORDS) });

describe('languageToolAdapter(options)', () => {
  it('makes the first replacement at every place, behind emoji and combining marks too', async () => {
    const adapter = await languageTool(spell);
    expect(await texts(adapter, ['😀 cafe\u0301 teh womans', 'fine'])).toEqual(['😀 cafe\u0301 the women', 'fine']);
    expect(server?.requests[0]).toMatchObject({ path: '/v2/check' });
  });

  it('makes only replacements without an alternative when asked to', async () => {
    const adapter = await languageTool(spell, { replacement: 'only' });
    expect(await texts(adapter, ['teh womans'])).toEqual(['teh women']);
  });

  it('sends language, rules and categories', async () => {
    const adapter = await languageTool(spell, {
      rules: ['A', 'B'],
      disabledRules: ['C'],
      categories: ['D'],
      disabledCategories: ['E'],
      onlyEnabled: true,
    });
    await texts(adapter, ['a & b']);
    expect(Object.fromEntries(new URLSearchParams(server?.requests[0].body))).toEqual({
      language: 'en-US',
      text: 'a & b',
      enabledOnly: 'true',
      enabledRules: 'A,B',
      disabledRules: 'C',
      enabledCategories: 'D',
      disabledCategories: 'E',
    });
  });

  it('counts in code points where the server does', async () => {
    const reply: Reply = () => ({ body: '{"matches":[{"offset":2,"length":3,"replacements":[{"value":"the"}]}]}' });
    expect(await texts(await languageTool(reply, { offsets: 'code-points' }), ['😀 teh cat'])).toEqual(['😀 the cat']);
  });

  it.each([
    [
      'a place that the sentence does not have',
      '{"matches":[{"offset":90,"length":3,"replacements":[]}]}',
      /place 90 to 93/u,
    ],
    ['no matches', '{"hits":[]}', /without a list "matches"/u],
    ['a match without length', '{"matches":[{"offset":0,"replacements":[]}]}', /offset, length and replacements/u],
    ['replacements without value', '{"matches":[{"offset":0,"length":1,"replacements":["x"]}]}', /with a value/u],
    ['null', 'null', /without a list/u],
  ])('refuses %s at once, naming sentence and line', async (_, body, found) => {
    const adapter = await languageTool(() => ({ body }));
    const run = correctSentences(adapter, ['', 'teh cat'], settings({ file: 'source.txt' }));
    await expect(run).rejects.toMatchObject({
      code: 'CHECKER_FAILED',
      file: 'source.txt',
      line: 2,
      expected: 'an answer of languagetool to "teh cat"',
      found: expect.stringMatching(found) as string,
    });
    expect(server?.requests).toHaveLength(1);
  });

  it('refuses an address that is none, and one with a password', () => {
    const open =
      (url: string): (() => Adapter) =>
      () =>
        languageToolAdapter({ url, language: 'en', offsets: 'utf16', ...STANDARD_RULES });
    expect(open('localhost:8081')).toThrow(expect.objectContaining({ code: 'BAD_OPTION' }));
    expect(open('http://me:hunter2@localhost')).toThrow(
      expect.objectContaining({ code: 'BAD_OPTION', found: expect.not.stringContaining('hunter2') as string }),
    );
  });
});

describe('a service that fails for a while', () => {
  const failOnce =
    (reply: Awaited<ReturnType<Reply>>): Reply =>
    (request) =>
      request.number === 0 ? reply : spell(request);

  it.each<[string, Awaited<ReturnType<Reply>>]>([
    ['status 500', { status: 500, body: 'oops' }],
    ['status 429', { status: 429, body: '{"error":{"message":"slow down"}}' }],
    ['a dropped connection', 'drop'],
    ['malformed JSON', { body: '{"matches":[' }],
  ])('is asked again after %s', async (_, reply) => {
    const options = settings();
    const { answers, counts } = await correctSentences(await languageTool(failOnce(reply)), ['teh'], options);
    expect([answers[0].text, counts.asked, counts.retried]).toEqual(['the', 1, 1]);
    expect(options.clock.slept).toHaveLength(1);
    expect(options.clock.slept[0]).toBeGreaterThanOrEqual(250);
    expect(options.clock.slept[0]).toBeLessThanOrEqual(500);
  });

  it('is not asked before its Retry-After, in seconds or as a date', async () => {
    for (const after of ['7', new Date(Date.now() + 20_000).toUTCString()]) {
      const options = settings();
      const reply = { status: 429, headers: { 'retry-after': after }, body: '' };
      await texts(await languageTool(failOnce(reply)), ['teh'], options);
      expect(options.clock.slept[0]).toBeGreaterThanOrEqual(7000);
      await server?.close();
    }
  });

  it('is asked again when it gives no answer in time', async () => {
    const { counts } = await correctSentences(
      await languageTool(failOnce('hang')),
      ['teh'],
      settings({ timeoutMs: 300 }),
    );
    expect(counts.retried).toBe(1);
  });

  it('is given up after so many retries, with waits that double and are the same for the same seed', async () => {
    const slept = [];
    for (let run = 0; run < 2; run++) {
      const options = settings({ retries: 4 });
      const adapter = await languageTool(() => ({ status: 503, body: 'busy' }));
      await expect(correctSentences(adapter, ['teh'], options)).rejects.toMatchObject({
        code: 'CHECKER_FAILED',
        line: 1,
        found: expect.stringMatching(/status 503: "busy", also when asked 4 more times$/u) as string,
      });
      expect(server?.requests).toHaveLength(5);
      slept.push(options.clock.slept);
      await server?.close();
    }
    expect(slept[0]).toEqual(slept[1]);
    slept[0].forEach((ms, at) => {
      expect(ms).toBeGreaterThanOrEqual(250 * 2 ** at);
      expect(ms).toBeLessThanOrEqual(500 * 2 ** at);
    });
  });

  it('is given up at once when it asks for an hour', async () => {
    const adapter = await languageTool(() => ({ status: 429, headers: { 'retry-after': '3600' }, body: 'later' }));
    await expect(correctSentences(adapter, ['teh'], settings())).rejects.toMatchObject({
      found: expect.stringMatching(/status 429: "later"; it wants to be asked again in 3600 seconds$/u) as string,
    });
    expect(server?.requests).toHaveLength(1);
  });

  it.each([400, 404, 301])('is not asked again after status %i', async (status) => {
    const adapter = await languageTool(() => ({ status, body: 'no' }));
    await expect(correctSentences(adapter, ['teh'], settings())).rejects.toMatchObject({ code: 'CHECKER_FAILED' });
    expect(server?.requests).toHaveLength(1);
  });

  it('is cut off when its answer never ends', async () => {
    const adapter = await languageTool(() => 'junk');
    await expect(correctSentences(adapter, ['teh'], settings())).rejects.toMatchObject({
      found: expect.stringMatching(/more than 8 MB/u) as string,
    });
  });

  it('is named when nobody listens', async () => {
    const adapter = await languageTool(spell);
    await server?.close();
    await expect(correctSentences(adapter, ['teh'], settings({ retries: 1 }))).rejects.toMatchObject({
      found: expect.stringMatching(
        /no whole answer of http:\/\/127.* \(ECONNREFUSED\), also when asked again/u,
      ) as string,
    });
  });
});

describe('openAiAdapter(options)', () => {
  const KEY = 'sk-0123456789abcdef-secret';

  it('asks with model, temperature 0, seed and key, and takes the content', async () => {
    vi.stubEnv('MY_KEY', `${KEY}\n`);
    const adapter = await chat(() => ({ body: chatReply('the $& cat\n') }), 'MY_KEY');
    expect(await texts(adapter, ['teh $& cat'])).toEqual(['the $& cat']);
    const { path, headers, body } = server?.requests[0] ?? {};
    expect([path, headers?.authorization]).toEqual(['/v1/chat/completions', `Bearer ${KEY}`]);
    expect(JSON.parse(body ?? '')).toMatchObject({ model: 'small', temperature: 0, seed: 7 });
    expect(body).toContain('teh $& cat');
  });

  it('keeps the key out of signature and messages, whatever the server says', async () => {
    vi.stubEnv('MY_KEY', KEY);
    for (const reply of [
      { status: 401, body: JSON.stringify({ error: { message: `Incorrect API key: ${KEY}` } }) },
      { status: 400, body: `bad ${KEY}` },
      { body: `not JSON ${KEY}` },
      { body: JSON.stringify({ key: KEY }) },
      { body: chatReply(`your key is ${KEY}`) },
    ]) {
      const adapter = await chat(() => reply, 'MY_KEY');
      expect(adapter.signature).not.toContain(KEY);
      const error: unknown = await correctSentences(adapter, ['teh'], settings()).catch((caught: unknown) => caught);
      expect(error).toMatchObject({ code: 'CHECKER_FAILED' });
      expect(JSON.stringify(error) + String(error)).not.toContain(KEY);
      await server?.close();
    }
  });

  it('says so when the variable of the key is empty or no key', async () => {
    vi.stubEnv('MY_KEY', 'geheim™');
    for (const name of ['MY_KEY', 'NO_SUCH_KEY']) {
      await expect(chat(() => 'drop', name)).rejects.toMatchObject({
        code: 'BAD_OPTION',
        found: expect.not.stringContaining('geheim') as string,
      });
      await server?.close();
    }
  });

  it('passes on what the server says against its answer', async () => {
    const replies = [
      { body: chatReply('The cat', 'length') },
      { body: JSON.stringify({ choices: [{ message: { content: null, refusal: 'I will not.' } }] }) },
      { body: JSON.stringify({ choices: [{ message: { content: null }, finish_reason: 'content_filter' }] }) },
    ];
    const adapter = await chat(({ number }) => replies[number]);
    const { answers } = await correctSentences(adapter, ['a', 'b', 'c'], settings({ concurrency: 1 }));
    expect(answers.map(({ doubt }) => doubt)).toEqual(['cut-off', 'refusal', 'refusal']);
  });

  it.each(['{"choices":[]}', '{"choices":[{"message":{"content":5}}]}', '[]', '"x"'])('refuses %s', async (body) => {
    const adapter = await chat(() => ({ body }));
    await expect(correctSentences(adapter, ['teh'], settings())).rejects.toMatchObject({
      found: expect.stringMatching(/without choices\[0\]/u) as string,
    });
  });

  it('asks with the prompt that the documentation shows', () => {
    const page = readFileSync(new URL('../../../../docs/run.md', import.meta.url), 'utf8');
    expect(page).toContain(`\n${DEFAULT_PROMPT}\n`);
  });

  it('needs a prompt with a place for the sentence', () => {
    expect(() => openAiAdapter({ url: 'http://localhost', model: 'm', seed: 1, prompt: 'Correct!' })).toThrow(
      expect.objectContaining({ code: 'BAD_OPTION' }),
    );
  });
});
