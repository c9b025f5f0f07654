import { afterAll, describe, expect, it } from 'vitest';
import { openProgramFolder, programsOf } from './testing/library-page.js';

const programs = programsOf('docs/library.md');
const folder = openProgramFolder(programs);
afterAll(folder.remove);

describe('docs/library.md', () => {
  it('has programs, each with what it prints', () => {
    expect(programs.length).toBeGreaterThan(6);
    expect(programs.filter(({ output }) => output === undefined)).toEqual([]);
  });

  it('has programs that fit the types of the packages, under the rules of the project', () => {
    expect(folder.objections()).toEqual([]);
  });

  it.each(programs)('$title: the program prints what is shown below it', (program) => {
    expect(folder.run(program)).toBe(program.output);
  });
});
