import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeGolden, readShared, readSharedJson } from '../../../core/src/testing/shared.js';
import { newTask } from '../testing/annotation.js';
import { ok } from '../testing/campaign.js';
import { openRoom } from '../testing/room.js';

describeGolden('the two annotators of CoNLL-2014, brought in as sheets', () => {
  it('agree as the paper says, and make the official gold to the byte', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stet-annotation-'));
    const room = await openRoom({ folder });
    const { organiser } = room;
    const id = await newTask(room, 'CoNLL-2014');
    for (const annotator of ['0', '1']) {
      const text = readShared(`data/conll14/noalt/official-2014.${annotator}.sgml`);
      const { body } = ok(await organiser.upload(`tasks/${id}/essays?annotator=${annotator}`, text));
      expect(body).toMatchObject({ sheets: 50, leftAside: 0 });
      room.now++;
    }
    const { kappa } = readSharedJson('golden/m2/table3_kappa.json') as { kappa: { published: number } };
    const compared = ok(await organiser.send('GET', `tasks/${id}/annotation/comparison`)).body as {
      essays: number;
      agreement: { kappa: number };
    };
    expect([compared.essays, compared.agreement.kappa.toFixed(2)]).toEqual([50, String(kappa.published)]);
    const m2 = ok(await organiser.send('GET', `tasks/${id}/annotation/export/m2`)).text;
    const official = readShared('data/conll14/noalt/official-2014.combined.m2');
    // The official files write a deletion as an empty field.
    const printed = m2.replaceAll(/^(A \d.*)-NONE-(?=\|\|\|REQUIRED)/gmu, '$1');
    expect(printed.split('\n')).toEqual(official.split('\n'));
    expect(ok(await organiser.send('POST', `tasks/${id}/annotation/gold`)).body).toMatchObject({
      sentences: 1312,
      edits: 5598,
      essays: 50,
      leftOut: [],
    });
    await room.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
