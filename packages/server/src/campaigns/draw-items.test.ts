import { expect, it } from 'vitest';
import { SOURCE, SYSTEMS } from '../testing/campaign.js';
import { drawItems, type DrawTask } from './draw-items.js';

const plan = {
  protocol: { kind: 'ranking' as const },
  items: 5,
  outputsPerItem: 3,
  balanced: false,
  replacement: false,
  seed: 7,
  overlap: { share: 0.4, judges: 3 },
  repeatEvery: 0,
  checkEvery: 0,
  leaseMinutes: 30,
  context: true,
  tooFastSeconds: 3,
  language: 'en',
};
const systems = Object.entries(SYSTEMS).map(([name, lines]) => ({ name, lines }));
const task: DrawTask = { sources: SOURCE, systems, documents: undefined, plan };

it('draws the same items for the same seed, and others for another', () => {
  expect(drawItems(task)).toEqual(drawItems(task));
  expect(drawItems({ ...task, plan: { ...plan, seed: 8 } })).not.toEqual(drawItems(task));
});

it('shows different outputs only, never an item with one of them', () => {
  const { items, probabilities, distinctOutputs } = drawItems(task);
  expect(items).toHaveLength(5);
  for (const { outputs } of items) {
    expect(outputs.length).toBeGreaterThan(1);
    expect(outputs.length).toBeLessThanOrEqual(3);
    expect(new Set(outputs.map(({ text }) => text)).size).toBe(outputs.length);
  }
  expect(items.map(({ sentence }) => sentence)).not.toContain(4);
  expect(distinctOutputs).toEqual([3, 3, 4, 4, 1, 4]);
  expect(probabilities[4]).toBe(0);
  expect(probabilities.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 12);
});

it('wants several judges for a share of the items', () => {
  expect(
    drawItems(task)
      .items.map(({ wanted }) => wanted)
      .sort(),
  ).toEqual([1, 1, 1, 3, 3]);
});

it('shows the sentences around, of the same document, where the plan says so', () => {
  const at = (drawn: ReturnType<typeof drawItems>, sentence: number): unknown => {
    const item = drawn.items.find((candidate) => candidate.sentence === sentence);
    return [item?.before, item?.after];
  };
  expect(at(drawItems(task), 0)).toEqual([null, SOURCE[1]]);
  expect(at(drawItems(task), 3)).toEqual([SOURCE[2], SOURCE[4]]);
  expect(at(drawItems(task), 5)).toEqual([SOURCE[4], null]);
  const documents = ['a', 'a', 'a', 'b', 'b', 'b'];
  expect(at(drawItems({ ...task, documents }), 3)).toEqual([null, SOURCE[4]]);
  expect(at(drawItems({ ...task, plan: { ...plan, context: false } }), 3)).toEqual([null, null]);
});
