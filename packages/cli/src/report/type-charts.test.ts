import { score, type MetricSpec } from '@stet/core/internal';
import { describe, expect, it } from 'vitest';
import { typeChapter } from './type-charts.js';

const GOLD = `S he go in mat on a day
A 1 2|||R:VERB:SVA|||goes|||REQUIRED|||-NONE-|||0
A 3 3|||M:DET|||the|||REQUIRED|||-NONE-|||0
`;
const SPEC: MetricSpec = { name: 'cleme2', options: { analysis: 'none' } };
const verb = 'he goes in mat on one day';
const nothing = 'he go in mat on a day';

const mapsOf = async (systems: Record<string, string>) => {
  const board = await score({ gold: GOLD, systems }, [SPEC], { byType: 3 });
  return typeChapter(board, 2, undefined).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.block === 'heat-map' ? [block] : [])),
  );
};

describe('typeChapter(board, digits, exploration) by CLEME 2.0', () => {
  it('shows the outcomes of one system side by side', async () => {
    const [map, ...others] = await mapsOf({ verb });
    expect(others).toEqual([]);
    expect(map.columns).toEqual(['Hit', 'Wrong', 'Under', 'Over']);
    expect(map.rows).toEqual(['M:DET', 'R:OTHER', 'R:VERB:SVA']);
    expect(map.cells.map((row) => row.map((cell) => cell && [cell.share, cell.of]))).toEqual([
      [[0, 1], [0, 1], [1, 1], undefined],
      [undefined, undefined, undefined, [1, 1]],
      [
        [1, 1],
        [0, 1],
        [0, 1],
        [0, 1],
      ],
    ]);
  });

  it('has a map for each outcome of several, where less is better but for hits', async () => {
    const maps = await mapsOf({ verb, nothing });
    expect(maps.map(({ shareName, lessIsBetter }) => [shareName, lessIsBetter])).toEqual([
      ['Hit', false],
      ['Wrong', true],
      ['Under', true],
      ['Over', true],
    ]);
    expect(maps[0].columns).toEqual(['verb', 'nothing']);
  });
});
