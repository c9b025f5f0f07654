import { expect, it } from 'vitest';
import { describeGolden, readShared, readSharedJson } from '../../../core/src/testing/shared.js';
import { shownCounts } from '../testing/board-counts.js';
import { describeJudgingRoom } from '../testing/judging-room.js';
import { addTeam, allReleased, beginTask, handInByFetch, scored } from '../testing/shared-task.js';

const SYSTEMS = 'AMU CAMB CUUI IITB INPUT IPN NTHU PKU POST RAC SJTU UFC UMC'.split(' ');
const FEW_DOZEN = 40;

type Counts = Readonly<Record<string, { correct: number; proposed: number; gold: number }>>;
const shown = (counts: Counts): Record<string, string[]> =>
  Object.fromEntries(
    SYSTEMS.map((name) => [name, [counts[name].correct, counts[name].proposed, counts[name].gold].map(String)]),
  );

/** The official golds and the thirteen public outputs of Ng et al. 2014. */
describeGolden('CoNLL-2014 as a task', () => {
  describeJudgingRoom('in the pages', (room) => {
    it('shows Tables 7 and 8, and opens any sentence of any system at once', async () => {
      const gold = readShared('data/conll14/noalt/official-2014.combined.m2');
      const { id } = await beginTask(room, { name: 'CoNLL-2014', gold, release: allReleased() });
      for (const name of SYSTEMS) {
        const { key } = await addTeam(room, id, name);
        expect((await handInByFetch(room, key, readShared(`data/conll14/submissions/${name}`))).status).toBe(201);
      }
      await room.upload(`/tasks/${id}/alternatives`, readShared('data/conll14/alt/official-2014.combined-withalt.m2'));
      await scored(room, id);
      const page = await (await room.visit()).newPage();
      await page.goto(`/tasks/${id}`);
      await expect.poll(() => shownCounts(page)).toEqual(shown(readSharedJson('golden/m2/corpus.json') as Counts));
      const { systems: table8 } = readSharedJson('golden/m2/alt.json') as { systems: Counts };
      await expect.poll(() => shownCounts(page, 'With alternative answers')).toEqual(shown(table8));

      await page.goto(`/tasks/${id}/explorer?system=AMU`);
      for (const [system, sentence] of [
        ['UMC', 1312],
        ['IITB', 700],
      ] as const) {
        await page.getByLabel('System').selectOption(system);
        await page.getByLabel('Go to').fill(String(sentence));
        await page.keyboard.press('Enter');
        await page.locator(`[data-row="${sentence}"][aria-current="true"]`).waitFor();
        await expect.poll(() => page.locator('article').count()).toBeLessThan(FEW_DOZEN);
      }
      await page.context().close();
      expect(room.complaints()).toEqual([]);
    });
  });
});
