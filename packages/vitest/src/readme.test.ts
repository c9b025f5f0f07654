import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

it('the README shows the test of a retext pipeline that runs beside this one', () => {
  expect(read('../README.md')).toContain(read('readme-example.test.ts'));
});
