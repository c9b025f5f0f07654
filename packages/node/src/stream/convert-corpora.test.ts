import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import {
  annotatorsOf,
  formatNames,
  readAnnotated,
  printerNamed,
  writeAnnotated,
  type Conversion,
  type FormatName,
  type Sentence,
} from '@stet/core/internal';
import { convertCorpora } from './convert-corpora.js';
import { openCorpus, type CorpusBatches } from './corpus-batches.js';
import { openAnnotated } from './open-annotated.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-convert-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Enough for a first, a middle and a last batch; characters of several bytes fall on the ends of pieces that are read. */
const sentences: readonly Sentence[] = Array.from({ length: 3000 }, (_, at) => ({
  source: `the naïve 日本 cat${String(at)} sat on mat 😀 .`,
  annotations: [0, 1].slice(at % 2).map((annotator) => ({
    annotator,
    edits: [
      { start: 3, end: 4, type: 'N', corrections: [`cats${String(at)}`], required: true, comment: '' },
      { start: 6, end: 6, type: 'D', corrections: ['the'], required: true, comment: '' },
    ].slice(annotator),
  })),
}));

function inputsOf(format: FormatName): { readonly file: string; readonly text: string }[] {
  return writeAnnotated(format, sentences).files.map(({ suffix, text }) => ({
    file: file(`${format}${suffix}`, text),
    text,
  }));
}

async function convert(files: readonly string[], from: FormatName | undefined, conversion: Conversion, threads = 1) {
  const { corpora: opened, corrected } = await openAnnotated({
    files,
    format: from,
    alternatives: [],
    onNote: () => undefined,
  });
  const items = await Promise.all(opened.map((open) => open()));
  const corpora = await Promise.all(items.map((basis) => openCorpus({ basis, references: corrected, systems: [] })));
  const texts: string[][] = [];
  for await (const batch of convertCorpora(corpora, conversion, { threads })) texts.push([...batch.texts]);
  const sections = texts[0].map((_, section) => texts.map((batchTexts) => batchTexts[section]).join(''));
  return { batches: texts.length, sections };
}

/** What the whole gives, without what stands before and after the sections. */
function wholeSections(read: readonly Sentence[], conversion: Conversion): readonly string[] {
  return printerNamed(conversion.to).print(read, { ...conversion, first: 0 });
}

describe('convertCorpora(corpora, conversion)', () => {
  it.each(formatNames)('gives the bytes that the whole files give: from %s', async (from) => {
    const inputs = inputsOf(from);
    const read = readAnnotated(from, inputs).sentences;
    for (const to of ['m2', 'i-measure', 'nucle', 'parallel'] as const) {
      const conversion = { to, annotators: annotatorsOf(read) };
      const { batches, sections } = await convert(
        inputs.map((input) => input.file),
        from,
        conversion,
      );
      expect(batches).toBeGreaterThan(2);
      // Not `toEqual`: a difference of megabytes is not worth printing.
      expect(sections.join('\n') === wholeSections(read, conversion).join('\n')).toBe(true);
    }
  });

  it('gives the same on several threads, from several files, packed or not', async () => {
    const [{ file: plain, text }] = inputsOf('m2');
    const packed = file('packed.m2.gz', gzipSync(text));
    const conversion = { to: 'i-measure', annotators: [] } as const;
    const { sections } = await convert([plain, packed], undefined, conversion, 2);
    expect(sections[0] === wholeSections([...sentences, ...sentences], conversion)[0]).toBe(true);
  });

  it('asks for no more batches than a few for each thread, and numbers their sentences', async () => {
    const threads = 2;
    let taskCount = 0;
    let taken = 0;
    const corpus: CorpusBatches = {
      total: undefined,
      first: 0,
      async *[Symbol.asyncIterator]() {
        for (let at = 0; at < 30; at++) {
          taskCount++;
          expect(taskCount - taken).toBeLessThanOrEqual(3 * threads + 1);
          const batch = { first: 0, items: ['a b', 'c'], file: 'x', references: [['a', 'c']], outputs: [] };
          yield await Promise.resolve({ batch, sentences: 2, characters: 7, size: 7 });
        }
      },
    };
    const ids: string[] = [];
    const conversion = { to: 'i-measure', annotators: [0] } as const;
    for await (const { texts } of convertCorpora([corpus, corpus], conversion, { threads })) {
      taken++;
      ids.push(...Array.from(texts[0].matchAll(/<sentence id="(\d+)"/gu), ([, id]) => id));
    }
    expect(taskCount).toBe(60);
    expect(ids).toEqual(Array.from({ length: 120 }, (_, at) => String(at + 1)));
  });

  it('names file and line of an error in any of the files', async () => {
    const [{ file: good }] = inputsOf('m2');
    const bad = file('bad.m2', 'S a\n\nS b\nwhat\n');
    await expect(convert([good, bad], 'm2', { to: 'm2', annotators: [] })).rejects.toMatchObject({
      code: 'UNKNOWN_LINE',
      file: bad,
      line: 4,
    });
  });

  it('refuses an element that no memory should hold', async () => {
    const open = `<scripts><script id="1"><sentence id="1" numann="1">\n${`${'x'.repeat(1 << 20)}\n`.repeat(17)}`;
    const path = file('large.xml', open);
    await expect(convert([path], 'i-measure', { to: 'm2', annotators: [] })).rejects.toMatchObject({
      code: 'TOO_LARGE',
      file: path,
    });
  });
});
