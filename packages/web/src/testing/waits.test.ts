import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));

const EXPECTATION = /^ *expect\([^]*?;\n/gmu;
/** What Playwright reads of a page at this moment, ready or not. */
const READ =
  /\bawait\b[^]*\.(?:allInnerTexts|allTextContents|innerText|textContent|inputValue|count|is[A-Z]\w+|getAttribute|boundingBox|evaluateAll)\(/u;

/** The expectations that look at a page once; what is not to appear cannot be waited for. */
function oneLooks(test: string): string[] {
  const expectations = test.match(EXPECTATION) ?? [];
  return expectations.filter((expectation) => READ.test(expectation) && !expectation.includes('.not.'));
}

it('tests wait for what they expect of a page: the machine may be busy', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/u.test(file));
  const found = files
    .filter((file) => !import.meta.url.endsWith(file))
    .flatMap((file) => oneLooks(readFileSync(SOURCES + file, 'utf8')).map((look) => `${file}: ${look}`));
  // `await expect.poll(() => …)` waits.
  expect(found).toEqual([]);
});

it('an expectation that looks once is found, also on several lines', () => {
  const found = [
    '  expect(await page.locator("h1").innerText()).toBe("Judges");\n',
    'expect([\n  at,\n  await rows.count(),\n]).toEqual([1, 2]);\n',
    'expect((await rows.allInnerTexts()).length).toBe(1);\n',
  ];
  const others = [
    'await expect.poll(() => rows.count()).toBe(1);\n',
    'expect(await board(page)).toBe(1);\nawait expect.poll(() => rows.count()).toBe(1);\n',
    'expect(await note.innerText()).not.toContain("secret");\n',
  ];
  expect([...found, ...others].flatMap(oneLooks)).toEqual(found);
});
