import { describe, expect, it } from 'vitest';
import type { Ranking } from './ranking.js';
import { selectRankings } from './select.js';

const shared: Ranking = {
  sentence: 1,
  judge: 'ann',
  outputs: [
    { systems: ['A', 'B'], rank: 1 },
    { systems: ['C'], rank: 3 },
  ],
};
const skipped: Ranking = { sentence: 2, judge: 'bob', outputs: [] };
const alone: Ranking = { sentence: 3, judge: 'bob', outputs: [{ systems: ['C'], rank: 1 }] };
const rankings = [shared, skipped, alone];

describe('selectRankings(rankings, selection)', () => {
  it('keeps everything where nothing is said', () => {
    expect(selectRankings(rankings, {})).toEqual(rankings);
  });

  it('keeps the judges that are named, and leaves out those that are named so', () => {
    expect(selectRankings(rankings, { judges: ['ann'] })).toEqual([shared]);
    expect(selectRankings(rankings, { withoutJudges: ['ann'] })).toEqual([skipped, alone]);
    expect(selectRankings(rankings, { judges: ['ann', 'bob'], withoutJudges: ['bob'] })).toEqual([shared]);
  });

  it('takes a system from the outputs that it shares, and rankings without any of the systems', () => {
    expect(selectRankings(rankings, { systems: ['A'] })).toEqual([
      { ...shared, outputs: [{ systems: ['A'], rank: 1 }] },
      skipped,
    ]);
    expect(selectRankings(rankings, { systems: ['B', 'C'] })).toEqual([
      { ...shared, outputs: [{ systems: ['B'], rank: 1 }, shared.outputs[1]] },
      skipped,
      alone,
    ]);
  });

  it('refuses names that are not there, and lists those that are', () => {
    expect(() => selectRankings(rankings, { judges: ['Ann'] })).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_JUDGE', expected: 'judges of the file: ann, bob', found: '"Ann"' }),
    );
    expect(() => selectRankings(rankings, { withoutJudges: ['admin'] })).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_JUDGE', found: '"admin"' }),
    );
    expect(() => selectRankings(rankings, { systems: ['A', 'D'] })).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_SYSTEM', expected: 'systems of the file: A, B, C', found: '"D"' }),
    );
  });
});
