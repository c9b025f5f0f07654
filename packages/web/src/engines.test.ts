import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../charts/src/testing/browser.js';
import { smallScore } from './testing/small-score.js';

/** The program as one script that defines the function `smallScore`. */
async function script(): Promise<string> {
  const entry = fileURLToPath(new URL('testing/small-score.ts', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2023', lib: { entry, formats: ['iife'], name: 'stet', fileName: 'score' } },
  });
  const [chunk] = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  if (chunk.type !== 'chunk') throw new Error('no script was built');
  return chunk.code;
}

describeInBrowser('@stet/core', (open) => {
  let code: string;
  let here: string;
  beforeAll(async () => {
    here = await smallScore();
    code = await script();
  });

  it('gives the same bits in Node and in a page', async () => {
    const page = await open('<!doctype html>', { width: 800 });
    await page.addScriptTag({ content: code });
    await expect.poll(() => page.evaluate('stet.smallScore()')).toBe(here);
    await page.context().close();
  });

  it('gives the same bits in a Web Worker', async () => {
    const page = await open('<!doctype html>', { width: 800 });
    const there = await page.evaluate(
      (source) =>
        new Promise((resolve, reject) => {
          const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
          worker.onmessage = ({ data }) => {
            resolve(data);
          };
          worker.onerror = ({ message }) => {
            reject(new Error(message));
          };
        }),
      `${code};stet.smallScore().then(postMessage)`,
    );
    expect(there).toBe(here);
    await page.context().close();
  });
});
