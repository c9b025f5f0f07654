import { essaysToM2, parseM2, parseNucle, printM2, readEssays, sentencesOf } from '@stet/core/internal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeDatabases } from '../storage/testing/databases.js';
import { ESSAYS, annotatedTask, annotatorBy, mark, newTask, sheet, type AnnotatedTask } from '../testing/annotation.js';
import { answerId, ok } from '../testing/campaign.js';
import { openRoom, type Answer, type Room } from '../testing/room.js';
import { checkCorrections } from './essays-job.js';

const FIRST = [mark('go', 'goes'), mark('the ', '', 'ArtOrDet'), mark('like', 'likes', 'SVA')];
const SECOND = [mark('go', 'went', 'Vt'), mark('the ', '', 'ArtOrDet')];

/** The names and texts in a tar file. */
function untar(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  for (let at = 0; bytes[at] !== 0;) {
    const name = bytes.toString('utf8', at, bytes.indexOf(0, at));
    const size = parseInt(bytes.toString('ascii', at + 124, at + 135), 8);
    files.set(name, bytes.toString('utf8', at + 512, at + 512 + size));
    at += 512 + 512 * Math.ceil(size / 512);
  }
  return files;
}

describeDatabases('annotation', (database) => {
  let room: Room;
  let task: AnnotatedTask;
  beforeAll(async () => {
    room = await openRoom(await database.fresh());
  });
  afterAll(() => room.close());
  beforeEach(async () => {
    room.now += 60_000;
    task = await annotatedTask(room);
  });

  const pathOf = (essay = 0): string => `annotating/essays/${task.essays[essay]}`;
  const save = (who: number, newSheet: unknown, essay = 0): Promise<Answer> =>
    task.annotators[who].send('PUT', pathOf(essay), newSheet);
  const get = (who: number, essay = 0): Promise<Answer> => task.annotators[who].send('GET', pathOf(essay));

  /** Both annotators finish the first essay. */
  async function markBoth(): Promise<void> {
    ok(await save(0, sheet(FIRST, { state: 'done' })));
    ok(await save(1, sheet(SECOND, { state: 'done' })));
  }

  it('refuses corrections that a gold would take for two, from annotators and in files', async () => {
    const refused = await save(0, sheet([mark('go', 'goes || went')]));
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { found: 'mark 1: reads as a separator', remedy: 'Correct or remove the mark.' } },
    });
    const mistake = {
      startParagraph: 0,
      startOffset: 3,
      endParagraph: 0,
      endOffset: 5,
      type: 'SVA',
      correction: 'a||b',
    };
    expect(() => {
      checkCorrections('piped', [mistake], 'essays.json');
    }).toThrow(/"a\|\|b" in the essay "piped"/u);
  });

  describe('essays', () => {
    it('are added file by file; the same text stays, another text replaces one that nobody marked', async () => {
      const { organiser } = room;
      const secondUpload = await organiser.upload(`tasks/${task.id}/essays?file=essays.txt`, `${ESSAYS}\nMore.\n`);
      expect(secondUpload.body).toEqual({ added: 0, kept: 1, replaced: 1, sheets: 0, leftAside: 0 });
      const json = JSON.stringify([{ id: 'new', paragraphs: ['Third.'] }]);
      expect((await organiser.upload(`tasks/${task.id}/essays`, json)).body).toMatchObject({ added: 1 });
      const { body } = await organiser.send('GET', `tasks/${task.id}/essays`);
      expect(body).toMatchObject({
        rows: [
          { name: 'essays-1', title: 'On school', words: 10, paragraphs: 2, sheets: [] },
          { name: 'essays-2', title: 'On cats', words: 6, paragraphs: 3, sheets: [] },
          { name: 'new', title: null, words: 1, paragraphs: 1, sheets: [] },
        ],
      });
    });

    it('that somebody marked keep their text, and are not removed', async () => {
      ok(await save(0, sheet(FIRST)));
      const changed = ESSAYS.replace('cats.', 'dogs.');
      expect(await room.organiser.upload(`tasks/${task.id}/essays?file=essays.txt`, changed)).toMatchObject({
        status: 422,
        body: { error: { code: 'ESSAY_MISMATCH', file: 'essays.txt' } },
      });
      const remove = (essay: number): Promise<Answer> =>
        room.organiser.send('DELETE', `tasks/${task.id}/essays/${task.essays[essay]}`);
      expect((await remove(0)).status).toBe(409);
      expect((await remove(1)).status).toBe(204);
    });

    it.each([
      ['<DOC nid="1">\n<TEXT>', 'BAD_MARKUP'],
      ['', 'BAD_ESSAY'],
      ['[{]', 'BAD_ESSAY'],
      ['a\u0007b', 'BAD_MARKUP'],
    ])('that cannot be read are refused: %j', async (text, code) => {
      const { status, body } = await room.organiser.upload(`tasks/${task.id}/essays?file=e`, text);
      expect([status, body]).toMatchObject([422, { error: { code, file: 'e' } }]);
    });

    it('bring their annotations along for an annotator who is named', async () => {
      ok(await save(0, sheet(FIRST, { state: 'done' })));
      const sgml = (await room.organiser.send('GET', `tasks/${task.id}/annotation/export/nucle`)).text;
      const id = await newTask(room, 'again');
      const path = `tasks/${id}/essays?file=essays.sgml`;
      expect((await room.organiser.upload(path, sgml)).body).toMatchObject({ added: 1, sheets: 0, leftAside: 1 });
      const named = await room.organiser.upload(`${path}&annotator=Zoe`, sgml);
      expect(named.body).toMatchObject({ kept: 1, sheets: 1, leftAside: 0 });
      const { body } = await room.organiser.send('GET', `tasks/${id}/annotation/export/nucle`);
      expect(body).toBeUndefined();
      expect((await room.organiser.send('GET', `tasks/${id}/annotators`)).body).toMatchObject({
        rows: [{ name: 'Zoe', done: 1, marks: 3 }],
      });
    });
  });

  describe('a sheet', () => {
    it('is saved as the next revision, and every revision is kept', async () => {
      expect((await get(0)).body).toMatchObject({ sheet: { revision: 0, state: 'open', marks: [], savedAt: null } });
      const commented = { ...FIRST[0], comment: 'third person' };
      expect((await save(0, sheet([commented]))).body).toMatchObject({ sheet: { revision: 1, marks: [commented] } });
      ok(await save(0, sheet([], { revision: 1 })));
      ok(await save(0, sheet(FIRST, { revision: 2, state: 'done' })));
      expect((await get(0)).body).toMatchObject({ sheet: { revision: 3, state: 'done', marks: FIRST } });
      const revisions = await room.services.store.db
        .selectFrom('sheet_revisions')
        .select(['revision', 'marks'])
        .where('annotator_id', '=', task.annotatorIds[0])
        .orderBy('revision')
        .execute();
      expect(revisions.map(({ marks }) => JSON.parse(marks) as unknown)).toEqual([[commented], [], FIRST]);
    });

    it('sent twice is saved once', async () => {
      const newSheet = sheet(FIRST, { id: answerId() });
      const [first, second] = await Promise.all([save(0, newSheet), save(0, newSheet)]);
      expect(ok(first).body).toMatchObject({ sheet: { revision: 1 } });
      expect(ok(second).body).toMatchObject({ sheet: { revision: 1 } });
    });

    it('that was changed in another window is not overwritten; the answer shows what is there', async () => {
      ok(await save(0, sheet(FIRST)));
      const { status, body } = await save(0, sheet(SECOND));
      expect(status).toBe(409);
      expect(body).toMatchObject({
        error: { code: 'CONFLICT', expected: 'revision 1', found: 'revision 0' },
        current: { essay: task.essays[0], sheet: { revision: 1, marks: FIRST } },
      });
      expect((await get(0)).body).toMatchObject({ sheet: { revision: 1, marks: FIRST } });
    });

    it('of two windows at once is saved for one of them', async () => {
      const answers = await Promise.all([FIRST, SECOND, []].map((marks) => save(0, sheet(marks))));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    });

    it.each([
      ['out of range', { ...FIRST[0], endOffset: 999 }],
      ['reversed', { ...FIRST[0], endOffset: 1 }],
      ['crosses paragraphs', { ...FIRST[0], startParagraph: 0 }],
      ['unknown type', { ...FIRST[0], type: 'Nonsense' }],
      ['changes nothing', { ...FIRST[0], correction: 'go' }],
    ])('with a mark that is wrong is refused: %s', async (fault, wrong) => {
      const { status, body } = await save(0, sheet([FIRST[1], wrong]));
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: { found: expect.stringMatching(`^mark 2.*: ${fault}$`) as string } });
    });

    it('takes overlapping marks and insertions', async () => {
      const marks = [
        mark('go to', 'goes to'),
        mark('to the', 'to'),
        { ...mark('', 'always'), startOffset: 3, endOffset: 3 },
      ];
      expect(ok(await save(0, sheet(marks))).body).toMatchObject({ sheet: { marks } });
    });

    it('keeps marks of a type that was taken out of the list', async () => {
      ok(await save(0, sheet(FIRST)));
      const types = [{ tag: 'Spelling', name: 'Spelling' }];
      ok(await room.organiser.send('PATCH', `tasks/${task.id}/annotation`, { errorTypes: types }));
      const spelling = { ...mark('cats', 'katz'), type: 'Spelling' };
      expect((await save(0, sheet([...FIRST, spelling], { revision: 1 }))).status).toBe(200);
      expect((await save(0, sheet([...FIRST, SECOND[0]], { revision: 2 }))).status).toBe(400);
    });
  });

  describe('annotators', () => {
    it('never see what others mark, nor who they are, until the organiser opens the comparison', async () => {
      await markBoth();
      const [essay, list] = [await get(1), await task.annotators[1].send('GET', 'annotating')];
      expect(essay.body).toMatchObject({ sheet: { marks: SECOND } });
      expect(essay.text + list.text).not.toContain('likes');
      expect(essay.text + list.text).not.toContain('"ann"');
      expect((await task.annotators[1].send('GET', 'annotating/comparison')).status).toBe(403);
      ok(await room.organiser.send('PATCH', `tasks/${task.id}/annotation`, { comparisonOpen: true }));
      expect(ok(await task.annotators[1].send('GET', 'annotating/comparison')).body).toMatchObject({
        first: { name: 'ben' },
        second: { name: 'ann' },
      });
    });

    it('have links that are renewed and revoked; what was marked stays', async () => {
      ok(await save(0, sheet(FIRST)));
      const path = `tasks/${task.id}/annotators/${task.annotatorIds[0]}/link`;
      const { link } = ok(await room.organiser.send('POST', path)).body as { link: string };
      expect((await get(0)).status).toBe(401);
      const renewed = annotatorBy(room, link);
      expect((await renewed.send('GET', pathOf())).body).toMatchObject({ sheet: { marks: FIRST } });
      expect((await room.organiser.send('DELETE', path)).status).toBe(204);
      expect((await renewed.send('GET', 'annotating')).status).toBe(401);
      expect((await room.organiser.send('GET', `tasks/${task.id}/annotators`)).body).toMatchObject({
        rows: [
          { name: 'ann', hasLink: false, open: 1, done: 0, marks: 3 },
          { name: 'ben', hasLink: true, marks: 0 },
        ],
      });
    });

    it('have names that differ, and essays of their own task only', async () => {
      expect((await room.organiser.send('POST', `tasks/${task.id}/annotators`, { name: 'ann' })).status).toBe(409);
      room.now += 1000;
      const otherTask = await annotatedTask(room, ['eve']);
      expect((await otherTask.annotators[0].send('GET', pathOf())).status).toBe(404);
      expect((await otherTask.annotators[0].send('PUT', pathOf(), sheet([]))).status).toBe(404);
    });
  });

  describe('the error types', () => {
    it('are the 28 of CoNLL-2014, or those that the organiser gives', async () => {
      const path = `tasks/${task.id}/annotation`;
      const { errorTypes } = (await room.organiser.send('GET', path)).body as { errorTypes: { tag: string }[] };
      expect([errorTypes.length, errorTypes[0].tag, errorTypes[27].tag]).toEqual([28, 'Vt', 'Um']);
      const customTypes = [{ tag: 'A', name: 'One', description: 'The first' }];
      expect((await room.organiser.send('PATCH', path, { errorTypes: customTypes })).body).toMatchObject({
        ownTypes: true,
        errorTypes: customTypes,
      });
      expect((await task.annotators[0].send('GET', 'annotating')).body).toMatchObject({ errorTypes: customTypes });
      const twice = { errorTypes: [...customTypes, ...customTypes] };
      expect((await room.organiser.send('PATCH', path, twice)).body).toMatchObject({ error: { found: '"A"' } });
      expect((await room.organiser.send('PATCH', path, { errorTypes: null })).body).toMatchObject({ ownTypes: false });
    });
  });

  describe('what was marked', () => {
    const exported = (format: string, query = ''): Promise<Answer> =>
      room.organiser.send('GET', `tasks/${task.id}/annotation/export/${format}${query}`);

    it('is compared: what both did, what they did otherwise, what one did alone', async () => {
      await markBoth();
      const { body } = ok(await room.organiser.send('GET', `tasks/${task.id}/annotation/comparison`));
      expect(body).toMatchObject({
        first: { name: 'ann' },
        second: { name: 'ben' },
        essays: 1,
        counts: { same: 1, otherType: 0, otherCorrection: 1, otherSpan: 0, alone: 1 },
        agreement: { units: 12, both: 2, firstOnly: 1, secondOnly: 0, neither: 9 },
      });
    });

    it('is compared only when both are done, unless one asks for open sheets too', async () => {
      ok(await save(0, sheet(FIRST, { state: 'done' })));
      ok(await save(1, sheet(SECOND)));
      const path = `tasks/${task.id}/annotation/comparison`;
      expect(await room.organiser.send('GET', path)).toMatchObject({ status: 409 });
      expect((await room.organiser.send('GET', `${path}?sheets=all`)).status).toBe(200);
    });

    it('is exported as SGML for each annotator, and as the M2 that this SGML makes', async () => {
      await markBoth();
      const files = untar((await exported('nucle')).bytes);
      expect([...files.keys()]).toEqual(['0-ann.sgml', '1-ben.sgml']);
      const [first, second] = [...files.values()].map((text) => parseNucle(text));
      expect(first[0].annotations).toEqual([{ teacher: 'ann', mistakes: FIRST }]);
      const m2 = (await exported('m2')).text;
      expect(m2).toBe(printM2(essaysToM2(first, { annotators: [second] }).blocks));
      const single = await exported('nucle', `?annotator=${task.annotatorIds[1]}`);
      expect(single.text).toBe(files.get('1-ben.sgml'));
      expect(single.headers.get('content-disposition')).toBe('attachment; filename="Evening-class.sgml"');
    });

    it.each(['m2', 'i-measure', 'nucle', 'hoo', 'columns', 'parallel', 'json'])('is exported as %s', async (format) => {
      await markBoth();
      expect((await exported(format)).bytes.length).toBeGreaterThan(100);
      const { status } = await exported(format, `?annotator=${task.annotatorIds[0]}`);
      expect(status).toBe(200);
    });

    it('is exported as JSON that can be read as essays', async () => {
      await markBoth();
      const essays = readEssays((await exported('json')).text);
      expect(essays.map(({ id, annotations }) => [id, annotations.map(({ teacher }) => teacher)])).toEqual([
        ['essays-1', ['ann', 'ben']],
      ]);
    });

    it('is not exported before anybody is done, unless one asks for open sheets', async () => {
      ok(await save(0, sheet(FIRST)));
      expect((await exported('m2')).status).toBe(409);
      expect((await exported('m2', '?sheets=all')).text).toMatch(/^S On school\n/u);
    });

    it('makes the source and the gold of the task, and a new version when it changes', async () => {
      await markBoth();
      const path = `tasks/${task.id}/annotation/gold`;
      expect(ok(await room.organiser.send('POST', path)).body).toEqual({
        sentences: 3,
        edits: 5,
        essays: 1,
        leftOut: ['essays-2'],
        dropped: [],
        goldVersion: 1,
      });
      ok(
        await save(
          0,
          sheet([...FIRST, mark('cats. ', 'x'), mark('school. She', 'it')].slice(0, 3), { revision: 1, state: 'done' }),
        ),
      );
      ok(await save(1, sheet([...SECOND, mark('school. She', 'it')], { revision: 1, state: 'done' })));
      expect(ok(await room.organiser.send('POST', path)).body).toMatchObject({
        goldVersion: 2,
        dropped: ['essay essays-1, paragraph 2: Vform at 13 to 24: crosses sentences'],
      });
      const golds = await room.services.store.db
        .selectFrom('golds')
        .selectAll()
        .where('task_id', '=', task.id)
        .orderBy('version')
        .execute();
      expect(golds.map(({ version, sentences }) => [version, sentences])).toEqual([
        [1, 3],
        [2, 3],
      ]);
      expect(parseM2(golds[0].content).flatMap(sentencesOf)[1].annotations).toHaveLength(2);
    });

    it('makes no gold before anybody is done', async () => {
      ok(await save(0, sheet(FIRST)));
      expect((await room.organiser.send('POST', `tasks/${task.id}/annotation/gold`)).status).toBe(409);
    });
  });
});
