import type { Campaign } from '@stet/server';
import { expect, it } from 'vitest';
import { nextStep } from './states.js';

const draft: Campaign = {
  id: 'c',
  name: 'n',
  state: 'draft',
  instructions: '',
  createdAt: 0,
  version: 0,
  plan: null,
  sentences: 0,
  systems: [],
  gold: false,
  items: 0,
  practice: 0,
  judges: 0,
  models: 0,
  wanted: 0,
  judged: 0,
  crowd: null,
  crowdOpen: false,
};

it('leads an organiser from an empty draft to the ranking', () => {
  const steps: Partial<Campaign>[] = [
    {},
    { sentences: 9 },
    { systems: ['a', 'b'] },
    { items: 5, wanted: 8 },
    { judges: 2 },
    { state: 'running' },
    { judged: 8 },
    { state: 'closed' },
  ];
  let campaign = draft;
  const words = steps.map((step) => {
    campaign = { ...campaign, ...step };
    return nextStep(campaign);
  });
  expect(words).toEqual([
    'Upload the source.',
    'Upload the outputs of at least two systems.',
    'Choose a sampling plan.',
    'Make links for judges, then start.',
    'Preview it as a judge, then start.',
    '8 judgments to go.',
    'All judgments are in: close the campaign.',
    'See the ranking, and export it.',
  ]);
});
