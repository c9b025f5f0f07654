import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ExploredSystem, Leaderboard, SentenceSurvey, Submission, Task } from '../index.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { SOURCE, SYSTEMS, ok } from '../testing/campaign.js';
import { openRoom, type Room } from '../testing/room.js';
import { GOLD, failScoring, openTask, scoreAll, submit } from '../testing/task.js';
import { warmBoards } from './warm-boards.js';

describeDatabases('the leaderboard', ({ fresh }) => {
  let room: Room;
  beforeAll(async () => {
    room = await openRoom(await fresh());
  });
  afterAll(() => room.close());

  const board = async (task: string, query = ''): Promise<Leaderboard> =>
    ok(await room.organiser.send('GET', `tasks/${task}/leaderboard${query}`)).body as Leaderboard;

  it('ranks teams by the official metric, with ranges, clusters and counts of a type', async () => {
    const { id, teams } = await openTask(room, { settings: { metrics: ['m2', 'gleu'] }, teams: ['ann', 'bob', 'cat'] });
    for (const team of teams) ok(await submit(team, SYSTEMS[team.name]));
    expect(await board(id)).toMatchObject({ rows: [], unranked: [{ state: 'waiting' }, { state: 'waiting' }, {}] });
    await scoreAll(room);
    const { rows, ...rest } = await board(id, '?type=SVA');
    expect(rest).toEqual({
      gold: 'gold',
      goldVersion: 1,
      official: 'm2',
      metrics: ['m2', 'gleu'],
      confidence: 0.95,
      resamples: 100,
      sentences: 6,
      computedAt: room.now,
      isCurrent: true,
      baselines: [],
      unranked: [],
    });
    expect(rows.map(({ team, rank, type }) => [team, rank, type])).toEqual([
      ['ann', 1, { type: 'SVA', matched: 5, gold: 5 }],
      ['cat', 2, { type: 'SVA', matched: 1, gold: 2 }],
      // Leaving the fourth sentence alone agrees with the second annotator.
      ['bob', 3, { type: 'SVA', matched: 0, gold: 4 }],
    ]);
    const [ann] = rows;
    expect(ann.scores[0]).toMatchObject({ metric: 'm2', value: 1, parts: { correct: 5, proposed: 5, gold: 5 } });
    expect(ann).toMatchObject({ range: [1, 2], cluster: 1 });
  });

  it('is there before anybody asks when the server opens, and made anew for a later score', async () => {
    const { id, teams } = await openTask(room, { teams: ['ann', 'bob'] });
    ok(await submit(teams[0], SYSTEMS.ann));
    await scoreAll(room);
    const opened = room.now;
    await warmBoards(room.services);
    room.now += 1000;
    expect(await board(id)).toMatchObject({ computedAt: opened, isCurrent: true, rows: [{ team: 'ann' }] });
    ok(await submit(teams[1], SYSTEMS.bob));
    await scoreAll(room);
    expect(await board(id)).toMatchObject({ computedAt: room.now, rows: [{ team: 'ann' }, { team: 'bob' }] });
  });

  it('gives equal values one rank', async () => {
    const { id, teams } = await openTask(room, { teams: ['ann', 'twin', 'bob'] });
    const [ann, twin, bob] = teams;
    for (const [team, output] of [
      [ann, SYSTEMS.cat],
      [twin, SYSTEMS.cat],
      [bob, SYSTEMS.bob],
    ] as const)
      ok(await submit(team, output));
    await scoreAll(room);
    const { rows } = await board(id);
    expect(rows.map(({ team, rank, range, cluster }) => [team, rank, range, cluster])).toMatchObject([
      ['ann', 1, [1, 2], 1],
      ['twin', 1, [1, 2], 1],
      ['bob', 3, {}, {}],
    ]);
  });

  it('ranks nobody by a score of another gold: scores are stale until they are made again', async () => {
    const { id, teams } = await openTask(room, { settings: { metrics: ['m2', 'bleu'] } });
    for (const team of teams) ok(await submit(team, SYSTEMS[team.name]));
    await scoreAll(room);
    const before = await board(id);
    const changed = GOLD.replace('A 1 2|||SVA|||see|||', 'A 1 2|||SVA|||sees|||');
    ok(await room.organiser.upload(`tasks/${id}/gold`, changed));
    const stale = await board(id);
    expect(stale).toMatchObject({ goldVersion: 2, rows: [], unranked: [{ state: 'stale' }, { state: 'stale' }] });
    const { submissions } = ok(await teams[0].client.send('GET', 'team')).body as { submissions: Submission[] };
    expect(submissions[0]).toMatchObject({ state: 'stale', scores: { metrics: before.rows[0].scores } });
    await scoreAll(room);
    const after = await board(id);
    expect(after).toMatchObject({ goldVersion: 2, unranked: [] });
    expect(after.rows[0].scores[0].parts).toMatchObject({ correct: 4, gold: 5 });
    ok(await room.organiser.send('POST', `tasks/${id}/rescore`));
    expect(await board(id)).toMatchObject({ goldVersion: 3, rows: [] });
    await scoreAll(room);
    expect((await board(id)).rows).toEqual(after.rows);
  });

  it('changes with the metrics, and not with the official one alone', async () => {
    const { id, teams } = await openTask(room, { settings: { metrics: ['m2', 'bleu'] } });
    for (const team of teams) ok(await submit(team, SYSTEMS[team.name]));
    await scoreAll(room);
    const { settings } = ok(await room.organiser.send('GET', `tasks/${id}`)).body as Task;
    const patch = async (changes: object): Promise<Task> =>
      ok(await room.organiser.send('PATCH', `tasks/${id}`, { settings: { ...settings, ...changes } })).body as Task;
    expect(await patch({ official: 'bleu' })).toMatchObject({ goldVersion: 1 });
    expect(await board(id)).toMatchObject({ official: 'bleu', rows: [{ team: 'ann' }, { team: 'bob' }] });
    expect(await patch({ seed: 2 })).toMatchObject({ goldVersion: 2, waiting: 2 });
    expect((await board(id)).rows).toEqual([]);
  });

  it.each([
    ['latest', 'bob'],
    ['best', 'ann'],
    ['chosen', 'cat'],
  ] as const)('ranks a team by one submission: %s', async (ranked, expected) => {
    const { id, teams } = await openTask(room, { settings: { ranked }, teams: ['team'] });
    const [team] = teams;
    const ids: Record<string, string> = {};
    for (const name of ['ann', 'cat', 'bob']) {
      ids[name] = (ok(await submit(team, SYSTEMS[name])).body as Submission).id;
    }
    ok(await team.client.send('PATCH', `team/submissions/${ids.cat}`, { chosen: true }));
    await scoreAll(room);
    const { rows } = await board(id);
    expect(rows.map(({ submission }) => submission)).toEqual([ids[expected]]);
    ok(await room.organiser.send('PATCH', `tasks/${id}/submissions/${ids[expected]}`, { withdrawn: true }));
    expect((await board(id)).rows[0].submission).not.toBe(ids[expected]);
  });

  it('lists what could not be scored, with the reason, and ranks the team by another submission meanwhile', async () => {
    const { id, teams } = await openTask(room);
    const [ann, bob] = teams;
    const first = ok(await submit(ann, SYSTEMS.ann)).body as Submission;
    await scoreAll(room);
    const second = ok(await submit(ann, SYSTEMS.cat)).body as Submission;
    const lost = ok(await submit(bob, SYSTEMS.bob)).body as Submission;
    for (const { id: failed } of [second, lost]) await failScoring(room, failed);
    expect(await board(id)).toMatchObject({
      rows: [{ team: 'ann', submission: first.id, rank: 1 }],
      unranked: [{ team: 'bob', state: 'failed', reason: 'Expected a job that ends; found none.' }],
    });
  });

  it('stands beside the one with alternative answers', async () => {
    const { id, teams } = await openTask(room, { teams: ['ann', 'cat'] });
    for (const team of teams) ok(await submit(team, SYSTEMS[team.name]));
    await scoreAll(room);
    const first = await board(id);
    expect(await board(id, '?gold=alternatives')).toMatchObject({ goldVersion: 0, rows: [] });
    const alternatives = GOLD.replace(
      'S She like it .\n',
      'S She like it .\nA 1 2|||Vt|||liked|||REQUIRED|||-NONE-|||2\n',
    );
    ok(await room.organiser.upload(`tasks/${id}/alternatives`, alternatives));
    expect(await board(id, '?gold=alternatives')).toMatchObject({ goldVersion: 1, rows: [], unranked: [{}, {}] });
    expect(await board(id)).toEqual(first);
    await scoreAll(room);
    const second = await board(id, '?gold=alternatives');
    const cat = (rows: Leaderboard['rows']): object => rows.find(({ team }) => team === 'cat')?.scores[0].parts ?? {};
    expect(cat(first.rows)).toMatchObject({ correct: 3, proposed: 5 });
    expect(cat(second.rows)).toMatchObject({ correct: 4, proposed: 5 });
    expect(await board(id)).toEqual(first);
  });

  it('opens to the sentences of a system, whose counts add up to its score', async () => {
    const { id, teams } = await openTask(room, { teams: ['cat'] });
    const { id: submission } = ok(await submit(teams[0], SYSTEMS.cat)).body as Submission;
    await scoreAll(room);
    const path = `tasks/${id}/submissions/${submission}/sentences`;
    const answer = ok(await room.organiser.send('GET', path));
    const { sentences, ...rest } = answer.body as ExploredSystem;
    expect(rest).toEqual({ gold: 'gold', goldVersion: 1, system: 'cat', total: 6 });
    expect(sentences.map(({ source }) => source)).toEqual(SOURCE);
    const total = { correct: 0, proposed: 0, gold: 0 };
    for (const { outputs } of sentences) {
      total.correct += outputs[0].correct;
      total.proposed += outputs[0].proposed;
      total.gold += outputs[0].gold;
    }
    expect((await board(id)).rows[0].scores[0].parts).toMatchObject(total);
    const { body } = ok(await room.organiser.send('GET', `${path}?from=2&limit=3`));
    expect(body).toEqual({ ...rest, sentences: sentences.slice(1, 4) });
    const etag = answer.headers.get('etag') ?? '';
    expect((await room.organiser.send('GET', path, undefined, { 'if-none-match': etag })).status).toBe(304);
    ok(await room.organiser.upload(`tasks/${id}/gold`, GOLD));
    expect((await room.organiser.send('GET', path, undefined, { 'if-none-match': etag })).status).toBe(200);
  });

  it('counts what a filter finds among all sentences of a system, or of two, and anew with a new gold', async () => {
    const { id, teams } = await openTask(room, { teams: ['cat', 'dan'] });
    const { id: cat } = ok(await submit(teams[0], SYSTEMS.cat)).body as Submission;
    const { id: dan } = ok(await submit(teams[1], SYSTEMS.dan)).body as Submission;
    await scoreAll(room);
    const path = `tasks/${id}/submissions/${cat}`;
    const survey = async (query: string): Promise<SentenceSurvey> =>
      ok(await room.organiser.send('GET', `${path}/survey?${query}`)).body as SentenceSurvey;
    const { sentences } = ok(await room.organiser.send('GET', `${path}/sentences`)).body as ExploredSystem;
    const having = (kind: string, types: readonly string[]): number[] =>
      sentences
        .filter(({ outputs }) => outputs[0].marks.some((mark) => mark.kind === kind && types.includes(mark.type)))
        .map(({ sentence }) => sentence);
    const goldTypes = [...new Set(sentences.flatMap(({ outputs }) => outputs[0].marks.map(({ type }) => type)))];
    const all = await survey('');
    expect(all).toMatchObject({ gold: 'gold', goldVersion: 1, total: 6, sentences: [1, 2, 3, 4, 5, 6] });
    expect(all.outcomes.missed).toBe(having('missed', goldTypes).length);
    expect(all.outcomes.missed).toBeGreaterThan(0);
    const query = 'outcome=missed&type=Vt&type=SVA';
    const filtered = await survey(query);
    expect(filtered.sentences).toEqual(having('missed', ['Vt', 'SVA']));
    expect(filtered.types).toEqual(all.types);
    const differing = SYSTEMS.cat.flatMap((line, at) => (line === SYSTEMS.dan[at] ? [] : [at + 1]));
    expect((await survey(`beside=${dan}&differ=yes`)).sentences).toEqual(differing);
    ok(await room.organiser.upload(`tasks/${id}/gold`, GOLD.replace('A 1 2|||Vt|||saw|||', 'A 1 2|||Vt|||seen|||')));
    expect((await survey('')).goldVersion).toBe(2);
    expect((await survey('')).outcomes).not.toEqual(all.outcomes);
  });

  it('opens to the sentences of a submission that waits for its score, or was withdrawn before a new gold', async () => {
    const { id, teams } = await openTask(room, { teams: ['cat'] });
    const { id: submission } = ok(await submit(teams[0], SYSTEMS.cat)).body as Submission;
    const explored = async (): Promise<ExploredSystem> =>
      ok(await room.organiser.send('GET', `tasks/${id}/submissions/${submission}/sentences`)).body as ExploredSystem;
    const waiting = await explored();
    await scoreAll(room);
    expect(await explored()).toEqual(waiting);
    ok(await room.organiser.send('PATCH', `tasks/${id}/submissions/${submission}`, { withdrawn: true }));
    const changed = GOLD.replace('A 1 2|||Vt|||saw|||', 'A 1 2|||Vt|||seen|||');
    ok(await room.organiser.upload(`tasks/${id}/gold`, changed));
    await scoreAll(room);
    const { goldVersion, sentences } = await explored();
    expect(goldVersion).toBe(2);
    expect(sentences[5].outputs[0].marks).not.toEqual(waiting.sentences[5].outputs[0].marks);
    // Pages for earlier golds are gone.
    const pages = room.services.store.db.selectFrom('explored_pages').where('submission_id', '=', submission);
    expect(await pages.select('version').execute()).toEqual([{ version: 2 }]);
  });
});
