import type { Plan } from '@stet/server';
import { expect, it } from 'vitest';
import { samePlan } from './same-plan.js';

const plan: Plan = {
  protocol: { kind: 'ranking' },
  items: 5,
  outputsPerItem: 5,
  balanced: false,
  replacement: false,
  seed: 1,
  checkEvery: 0,
  repeatEvery: 0,
  overlap: { share: 0.5, judges: 2 },
  leaseMinutes: 30,
  context: true,
  tooFastSeconds: 3,
  language: 'en',
};

it('compares plans whatever the order of their parts', () => {
  const { items, overlap, ...rest } = plan;
  expect(samePlan(plan, { ...rest, overlap: { judges: overlap.judges, share: overlap.share }, items })).toBe(true);
  expect(samePlan(plan, { ...plan, overlap: { share: 0.4, judges: 2 } })).toBe(false);
  expect(samePlan(plan, { ...plan, context: false })).toBe(false);
});
