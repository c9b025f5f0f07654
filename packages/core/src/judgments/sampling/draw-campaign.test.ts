import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MersenneTwister } from '../../random/mersenne-twister.js';
import type { CampaignOptions, CampaignPlan } from './campaign.js';
import { summariseCampaign } from './campaign-summary.js';
import { drawCampaign, type CampaignInput } from './draw-campaign.js';
import { sentenceChances } from './sentence-chances.js';

const OPTIONS: CampaignOptions = {
  items: 40,
  judges: ['ann', 'ben', 'cat'],
  perItem: 3,
  inter: 0.3,
  intra: 0.2,
  seed: 1,
  balanced: true,
  replacement: true,
};

/** Systems that often write the same: one of a few versions of each sentence. */
function input(systems: number, sentences: number, versions: number, seed: number): CampaignInput {
  const random = new MersenneTwister(seed);
  const sources = Array.from({ length: sentences }, (_, at) => `sentence ${at}`);
  return {
    sources,
    systems: Array.from({ length: systems }, (_, system) => ({
      name: `system${system}`,
      lines: sources.map((source) => `${source} version ${random.below(versions)}`),
    })),
  };
}

const someOptions = fc.record({
  items: fc.integer({ min: 1, max: 60 }),
  judges: fc.integer({ min: 2, max: 6 }).map((count) => Array.from({ length: count }, (_, at) => `judge${at + 1}`)),
  perItem: fc.integer({ min: 2, max: 6 }),
  inter: fc.constantFrom(0, 0.1, 0.3, 1),
  intra: fc.constantFrom(0, 0.1, 0.25),
  seed: fc.nat(1000),
  balanced: fc.boolean(),
  replacement: fc.constant(true),
});

function spread(plan: CampaignPlan): number {
  const compared = summariseCampaign(plan).pairs.map((pair) => pair.compared);
  const mean = compared.reduce((sum, count) => sum + count, 0) / compared.length;
  return Math.sqrt(compared.reduce((sum, count) => sum + (count - mean) ** 2, 0) / compared.length) / mean;
}

describe('drawCampaign', () => {
  it('shows whole, different outputs of the sentence, and never one alone', () => {
    fc.assert(
      fc.property(someOptions, (options) => {
        const campaignInput = input(7, 30, 4, 3);
        const chances = sentenceChances(campaignInput.systems, options.perItem);
        const { items: drawn } = drawCampaign(campaignInput, options);
        expect(drawn).toHaveLength(options.items);
        drawn.forEach(({ id, sentence, source, outputs }, at) => {
          expect(id).toBe(String(at));
          expect(source).toBe(campaignInput.sources[sentence]);
          expect(outputs).toHaveLength(Math.min(options.perItem, chances[sentence].outputs.length));
          expect(outputs.length).toBeGreaterThan(1);
          for (const output of outputs) expect(chances[sentence].outputs).toContainEqual(output);
          expect(new Set(outputs.map(({ text }) => text)).size).toBe(outputs.length);
        });
      }),
    );
  });

  it('gives every item to its judges, as many twice as asked, and all the same to do', () => {
    fc.assert(
      fc.property(someOptions, (options) => {
        const plan = drawCampaign(input(7, 30, 4, 3), options);
        const { items, inter, intra, judges } = options;
        const loads = plan.assignments.map((assignment) => assignment.items.length);
        const total = items + Math.round(items * inter) + Math.round(items * intra);
        expect(plan.assignments.map(({ judge }) => judge)).toEqual(judges);
        expect(loads.reduce((sum, load) => sum + load, 0)).toBe(total);
        // Repeated items weigh two; too few others cannot even that out.
        const single = total - 2 * Math.round(items * intra);
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(single >= 2 * judges.length ? 1 : 2);
        expect(plan.items.filter((item) => item.judges.length === 2)).toHaveLength(Math.round(items * inter));
        for (const item of plan.items) {
          expect(item.judges).toEqual(
            plan.assignments.filter((assignment) => assignment.items.includes(item.id)).map(({ judge }) => judge),
          );
        }
        const repeated = summariseCampaign(plan).judges.reduce((sum, judge) => sum + judge.repeated, 0);
        expect(repeated).toBe(Math.round(items * intra));
      }),
    );
  });

  it('shows an item again only half of the list later', () => {
    fc.assert(
      fc.property(someOptions, (options) => {
        for (const { items } of drawCampaign(input(7, 30, 4, 3), options).assignments) {
          items.forEach((id, at) => {
            const again = items.indexOf(id, at + 1);
            if (again !== -1) expect(again - at).toBe(Math.floor(items.length / 2));
          });
        }
      }),
    );
  });

  it('compares systems more evenly when it is balanced than when it is not', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.integer({ min: 6, max: 12 }),
        fc.integer({ min: 8, max: 40 }),
        (first, size, versions) => {
          // In sum over a few draws: one draw in thousands is even by chance.
          const spreads = (balanced: boolean): number =>
            [first, first + 1, first + 2]
              .map((seed) => ({ ...OPTIONS, items: 80, perItem: 4, inter: 0, intra: 0, seed, balanced }))
              .reduce(
                (sum, options) => sum + spread(drawCampaign(input(size, 60, versions, options.seed), options)),
                0,
              );
          expect(spreads(true)).toBeLessThan(spreads(false));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('shares items between all pairs of judges alike', () => {
    const { items: drawn } = drawCampaign(input(7, 90, 4, 3), { ...OPTIONS, items: 90, inter: 1, intra: 0 });
    const pairs = drawn.map(({ judges }) => judges.join(' '));
    const counts = ['ann ben', 'ann cat', 'ben cat'].map((pair) => pairs.filter((drawn) => drawn === pair).length);
    expect(counts).toEqual([30, 30, 30]);
  });

  it('draws the same from the same seed, and something else from another', () => {
    const campaignInput = input(7, 30, 4, 3);
    expect(drawCampaign(campaignInput, OPTIONS)).toEqual(drawCampaign(campaignInput, OPTIONS));
    expect(drawCampaign(campaignInput, { ...OPTIONS, seed: 2 }).items).not.toEqual(
      drawCampaign(campaignInput, OPTIONS).items,
    );
  });

  it('draws sentences as often as their probabilities say', () => {
    const campaignInput = input(5, 6, 3, 8);
    const kept = sentenceChances(campaignInput.systems, 3).filter(({ outputs }) => outputs.length > 1);
    const sum = kept.reduce((total, { probability }) => total + probability, 0);
    const { items: drawn } = drawCampaign(campaignInput, {
      ...OPTIONS,
      items: 20000,
      judges: ['ann'],
      inter: 0,
      intra: 0,
    });
    for (const { sentence, probability } of kept) {
      const expected = (probability / sum) * 20000;
      const count = drawn.filter((item) => item.sentence === sentence).length;
      expect(Math.abs(count - expected)).toBeLessThan(4 * Math.sqrt(expected));
    }
  });

  it('draws pairs of outputs, and says how likely each was', () => {
    const { items: drawn, options } = drawCampaign(input(5, 30, 4, 3), { ...OPTIONS, protocol: 'pairwise' });
    expect(options).toMatchObject({ protocol: 'pairwise', perItem: 2 });
    for (const { outputs, drawing, probability } of drawn) {
      expect(outputs).toHaveLength(2);
      expect(drawing?.by).toBe('even');
      expect(probability).toBeLessThan(drawing?.probability ?? 0);
    }
    // Of the three systems two wrote the same for one of the two sentences.
    expect(() => drawCampaign(input(3, 2, 9, 1), { ...OPTIONS, protocol: 'pairwise' })).toThrow(
      /at most 4 items, one for each two outputs of a sentence/u,
    );
  });

  it('never draws a sentence where all systems wrote the same, nor one twice without replacement', () => {
    const systems = ['x', 'y'].map((name) => ({ name, lines: ['same', `by ${name}`, 'same', `of ${name}`] }));
    const campaignInput = { sources: ['a', 'b', 'c', 'd'], systems };
    const once = drawCampaign(campaignInput, { ...OPTIONS, items: 2, replacement: false });
    expect(once.items.map(({ sentence }) => sentence).sort()).toEqual([1, 3]);
    expect(once.items.map(({ probability }) => probability)).toEqual([0.5, 0.5]);
    expect(() => drawCampaign(campaignInput, { ...OPTIONS, items: 3, replacement: false })).toThrow(/at most 2 items/u);
    const same = { sources: ['a'], systems: systems.map(({ name }) => ({ name, lines: ['same'] })) };
    expect(() => drawCampaign(same, OPTIONS)).toThrow(expect.objectContaining({ code: 'NOTHING_TO_JUDGE' }));
  });

  it('knows the sentences before and after', () => {
    const { items: drawn } = drawCampaign(input(4, 3, 3, 1), OPTIONS);
    const first = drawn.find(({ sentence }) => sentence === 0);
    expect(first).toMatchObject({ source: 'sentence 0', after: 'sentence 1' });
    expect(first).not.toHaveProperty('before');
    expect(drawn.find(({ sentence }) => sentence === 2)).not.toHaveProperty('after');
  });

  it('refuses names that files of judgments cannot hold', () => {
    const systems = ['my system', 'b'].map((name) => ({ name, lines: [name] }));
    expect(() => drawCampaign({ sources: ['a'], systems }, OPTIONS)).toThrow(/without spaces and commas/u);
  });

  it.each([
    [{ items: 0 }, /one item or more/u],
    [{ judges: [] }, /one judge or more/u],
    [{ judges: ['ann', 'ann'] }, /different names/u],
    [{ inter: 1.5 }, /share of items from 0 to 1 for inter/u],
    [{ intra: NaN }, /share of items from 0 to 1 for intra/u],
    [{ judges: ['ann'] }, /two judges or more/u],
  ])('refuses %o', (options, message) => {
    expect(() => drawCampaign(input(4, 3, 3, 1), { ...OPTIONS, ...options })).toThrow(message);
  });
});

describe('summariseCampaign', () => {
  it('counts judgments, and pairs of systems in the same output apart', () => {
    const systems = [
      { name: 'a', lines: ['1'] },
      { name: 'b', lines: ['1'] },
      { name: 'c', lines: ['2'] },
    ];
    const options = { ...OPTIONS, items: 1, judges: ['ann', 'ben'], inter: 1, intra: 0 };
    const summary = summariseCampaign(drawCampaign({ sources: ['0'], systems }, options));
    expect(summary).toMatchObject({ items: 1, sentences: 1, judgments: 2, outputs: 2, covered: 3 });
    expect(summary.pairs).toEqual([
      { systems: ['a', 'b'], compared: 0, same: 2 },
      { systems: ['a', 'c'], compared: 2, same: 0 },
      { systems: ['b', 'c'], compared: 2, same: 0 },
    ]);
    expect(summary.judges[0]).toEqual({ judge: 'ann', judgments: 1, shared: 1, repeated: 0 });
  });
});
