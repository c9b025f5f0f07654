import { expect, it } from 'vitest';
import { systemNames } from './system-names.js';

it('systemNames(teams) has no blanks or commas, and no name twice', () => {
  expect(systemNames(['A team', 'A,team', 'B', 'A_team'])).toEqual(['A_team', 'A_team_2', 'B', 'A_team_3']);
});
