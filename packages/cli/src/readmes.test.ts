import { afterAll, describe, expect, it } from 'vitest';
import { openProgramFolder, programsOf } from './testing/library-page.js';

describe.each(['packages/core/README.md', 'packages/node/README.md'])('%s', (page) => {
  const programs = programsOf(page);
  const folder = openProgramFolder(programs);
  afterAll(folder.remove);

  it('begins with a program that fits the types of the packages, and prints what is shown below it', () => {
    expect(folder.objections()).toEqual([]);
    expect(folder.run(programs[0])).toBe(programs[0].output);
  });
});
