import { describe, expect, it } from 'vitest';
import { bundle } from './testing/bundle.js';

const whole = await bundle("export * from '@stet/core/internal';");

const LIBRARIES = ['/saxes/', '/papaparse/'];
const TAGGER = '/tagger-en/';
const uses = (modules: readonly string[], fragment: string): boolean => modules.some((id) => id.includes(fragment));

describe('a bundle of all of core', () => {
  it('has the parsers of XML and CSV, and no tagger: that is handed in', () => {
    expect(LIBRARIES.filter((library) => !uses(whole.modules, library))).toEqual([]);
    expect(uses([...whole.modules, ...whole.later], TAGGER)).toBe(false);
  });
});

describe.each([
  ['m2', 'm2'],
  ['hoo', 'hoo'],
  ['iMeasure', 'i-measure'],
  ['gleu', 'gleu'],
  ['bleu', 'bleu'],
  ['green', 'green'],
])('a bundle of %s alone', (name, folder) => {
  it('leaves out the other metrics and the parsers, and is a small part of the whole', async () => {
    const { size, modules, later } = await bundle(`export { ${name} } from '@stet/core';`);
    const metrics = modules.flatMap((id) => /\/core\/dist\/metrics\/([\w-]+)\/index\.js$/u.exec(id)?.[1] ?? []);
    expect(metrics).toEqual([folder]);
    expect(LIBRARIES.filter((library) => uses([...modules, ...later], library))).toEqual([]);
    expect(size).toBeLessThan(whole.size / 4);
  });
});

describe('a bundle of the M2 parser alone', () => {
  it('has no metric, and none of the other formats', async () => {
    const { modules, later } = await bundle("export { parseM2 } from '@stet/core/formats';");
    expect(modules.filter((id) => /\/dist\/(?:metrics|judgments|corpus\/nucle|corpus\/markup)\//u.test(id))).toEqual(
      [],
    );
    expect(later).toEqual([]);
  });
});
