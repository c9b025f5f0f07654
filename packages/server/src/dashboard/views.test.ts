import { StetError } from '@stet/core/internal';
import { expect, it } from 'vitest';
import { viewRanking } from './views.js';

it('viewRanking(…) counts no answer that skips its item as a judgment', async () => {
  const answer = { sentence: 0, judge: 'ann', item: '1', seconds: 1 };
  const answers = [
    { ...answer, outputs: [{ systems: ['careful'], rank: 1 }] },
    { ...answer, outputs: [] },
  ];
  const undecided = new StetError({ code: 'NOT_COMPARABLE', expected: '', found: 'none', remedy: '' });
  expect(await viewRanking(Promise.reject(undecided), answers, 1)).toMatchObject({ rankings: 1 });
});
