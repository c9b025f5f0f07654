import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { visibleTexts } from '../testing/visible-texts.js';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Files whose words are not the page's own, and why. */
const EXEMPT: Readonly<Record<string, string>> = {
  'playground/example.ts': 'sentences to score',
  'prepare/standard-practice.ts': 'sentences to judge',
  'playground/sections/basis-section.tsx': 'M2, to show what it looks like',
  'playground/files/read-file.ts': 'details of an error, which the phrases of a language translate',
  'playground/link/bad-link.ts': 'the same',
  'playground/link/check-input.ts': 'the same',
  'playground/link/read-link.ts': 'the same',
  'playground/scoring/score-texts.ts': 'the same',
  'team/curl-command.ts': 'a command',
  'benchmarks/call-room.tsx': 'a command',
  'api/request.ts': 'a header of requests',
  'api/problem.ts': 'the name of a class',
  'annotating/mark-form.tsx': 'the name of a key',
  'annotating/marked-paragraph.tsx': 'names of classes',
  'annotating/use-essay.ts': 'keys of what is fetched',
  'judging/use-judging.ts': 'keys of what is fetched',
  'shell/use-file-drop.ts': 'what browsers call files that are dragged',
  'shell/use-title.ts': 'the name of the program',
};

const APART = new Set(['language', 'style', 'testing']);

const modules = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/u.test(entry.name))
  .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)).replaceAll(sep, '/'))
  .filter((path) => !path.split('/').some((folder) => APART.has(folder)));

it('every sentence of the pages is in the catalogues, and none in their code', () => {
  const texts = (path: string): string[] => visibleTexts(readFileSync(join(ROOT, path), 'utf8'), path);
  expect(modules.length).toBeGreaterThan(100);
  expect(
    modules.filter((path) => !Object.hasOwn(EXEMPT, path)).flatMap((path) => texts(path).map((text) => [path, text])),
  ).toEqual([]);
  // An exemption that is no longer needed would hide the next sentence.
  expect(Object.keys(EXEMPT).filter((path) => texts(path).length === 0)).toEqual([]);
});

it.each([
  ['<p>Well done</p>', ['Well done']],
  ["<p title='Open it'>{words().x}</p>", ['Open it']],
  ["<p className='note quiet' aria-labelledby='a b'>{1}</p>", []],
  ["element.closest('a, button')", []],
  ['const title = `${count} lines left`', ['0 lines left']],
  ["const label = done ? 'Finish' : 'Enter'", ['Finish']],
])('visibleTexts finds in %s what readers see', (code, texts) => {
  expect(visibleTexts(code)).toEqual(texts);
});
