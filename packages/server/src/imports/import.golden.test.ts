import { readJudgments } from '@stet/core/internal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeGolden, readShared, readSharedJson, sharedFolder } from '../../../core/src/testing/shared.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { ok } from '../testing/campaign.js';
import { openRoom, type Room } from '../testing/room.js';

const SYSTEMS = 'AMU CAMB CUUI IITB INPUT IPN NTHU PKU POST RAC SJTU UFC UMC'.split(' ');

/** Grundkiewicz et al. 2015: the judgments, their Table 2, Table 3b and Table 3d. */
describeGolden('the published judgments', () => {
  const xml = readShared('data/human/judgments.xml');
  sharedFolder('data/conll14/submissions');

  describeDatabases('imported', ({ fresh }) => {
    let room: Room;
    let id: string;
    beforeAll(async () => {
      room = await openRoom(await fresh());
      const { organiser } = room;
      const { body } = ok(await organiser.send('POST', 'campaigns', { name: 'CoNLL-2014' }));
      id = (body as { id: string }).id;
      const submission = (name: string): string => readShared(`data/conll14/submissions/${name}`);
      ok(await organiser.upload(`campaigns/${id}/texts/source`, submission('INPUT')));
      for (const name of SYSTEMS) ok(await organiser.upload(`campaigns/${id}/systems/${name}`, submission(name)));
      ok(await organiser.upload(`campaigns/${id}/judgments`, xml));
    });
    afterAll(() => room.close());
    const get = async (path: string): Promise<unknown> =>
      ok(await room.organiser.send('GET', `campaigns/${id}/${path}`)).body;

    it('are all there, and come out as they went in', async () => {
      const { text } = ok(await room.organiser.send('GET', `campaigns/${id}/export/xml`));
      const rankings = readJudgments(text);
      expect(rankings).toHaveLength(2319);
      expect(rankings).toEqual(readJudgments(xml));
    });

    it('give the published Expected Wins, agreement and comparisons', async () => {
      const { systems, pairs } = (await get('ranking?unit=judgment&runs=10')) as {
        systems: { name: string; score: number }[];
        pairs: number;
      };
      expect(pairs).toBe(109_098);
      const { point } = readSharedJson('golden/human/ew.json') as { point: Record<string, number> };
      expect(systems).toHaveLength(13);
      for (const { name, score } of systems) expect(score).toBeCloseTo(point[name], 9);
      const golden = readSharedJson('golden/human/agreement.json') as Record<string, number>;
      const { inter, intra } = (await get('agreement')) as Record<string, { kappa: { value: number } }>;
      expect(inter).toMatchObject({ comparisons: golden.inter_weight });
      expect(inter.kappa.value).toBeCloseTo(golden.inter, 9);
      expect(intra).toMatchObject({ comparisons: golden.intra_weight });
      expect(intra.kappa.value).toBeCloseTo(golden.intra, 9);
      const { cells } = (await get('head-to-head')) as { cells: { row: string; column: string; p: number }[] };
      expect(cells).toHaveLength(156);
      expect(cells.find(({ row, column }) => row === 'POST' && column === 'UMC')?.p).toBeCloseTo(0.0502, 4);
    });

    it('show how far the campaign got and how steadily judges worked', async () => {
      expect(await get('progress')).toMatchObject({ judged: 2306, skipped: 13, leased: 0 });
      const { judges } = (await get('quality')) as { judges: { repeatedPairs: number }[] };
      expect(judges).toHaveLength(8);
      // Those of Table 2's diagonal, and those of the cells with fewer than 50 comparisons.
      expect(judges.reduce((sum, { repeatedPairs }) => sum + repeatedPairs, 0)).toBeGreaterThanOrEqual(1631);
    });
  });
});
