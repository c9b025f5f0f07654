import { expect, it } from 'vitest';
import type { Benchmark, EntrantRoom, Leaderboard } from '../../index.js';
import { boardOf, openBenchmark } from '../../testing/benchmark.js';
import { SYSTEMS, ok } from '../../testing/campaign.js';
import { describeRooms } from '../../testing/describe-rooms.js';
import { WALKS, acceptWalks, openForProposals } from '../../testing/proposals.js';
import { scoreAll } from '../../testing/task.js';

describeRooms('the board of a benchmark with alternative answers', (room) => {
  it('counts them where a data set has them, says against which gold, and leaves the first board as it is', async () => {
    const { id, tasks, entrants } = await openBenchmark(room(), {
      dataSets: [
        { name: 'Swedish', language: 'sv', track: 0, settings: openForProposals(room()) },
        { name: 'Czech', language: 'cs', track: 0 },
      ],
      teams: ['ann', 'cat'],
    });
    const [ann, cat] = entrants;
    for (const task of tasks) {
      ok(await ann.client.send('POST', `team/submissions?task=${task}`, WALKS.join('\n')));
      ok(await cat.client.send('POST', `team/submissions?task=${task}`, SYSTEMS.ann.join('\n')));
    }
    await scoreAll(room());
    const before = await boardOf(room(), id);
    expect(before).toMatchObject({ gold: 'gold', withAlternatives: 0 });
    // Whoever takes part proposes with the key of the benchmark.
    const { work } = ok(await ann.client.send('GET', 'entrant')).body as EntrantRoom;
    const [{ id: submission }] = work[0].submissions;
    await acceptWalks(room(), ann.client, tasks[0], submission);
    await scoreAll(room());
    const board = await boardOf(room(), id);
    expect(board).toMatchObject({ gold: 'gold', withAlternatives: 1 });
    expect(board.tracks).toEqual(before.tracks);
    const changed = await boardOf(room(), id, room().organiser, 'alternatives');
    expect(changed.gold).toBe('alternatives');
    const [{ dataSets, rows }] = changed.tracks;
    expect(dataSets).toMatchObject([
      { name: 'Swedish', gold: 'alternatives', goldVersion: 1 },
      { name: 'Czech', gold: 'gold', goldVersion: 1 },
    ]);
    // The cells are those of the boards of the tasks.
    const { rows: ofTask } = ok(await room().organiser.send('GET', `tasks/${tasks[0]}/leaderboard?gold=alternatives`))
      .body as Leaderboard;
    for (const { team, cells, average } of rows) {
      const score = ofTask.find((row) => row.team === team)?.scores[0];
      expect(cells[0]).toMatchObject({ value: score?.value, interval: score?.interval });
      expect(average.value).toBe(((cells[0].value ?? NaN) + (cells[1].value ?? NaN)) / 2);
    }
    const valueOf = ({ tracks: [{ rows: of }] }: typeof board) => of.find(({ team }) => team === 'ann')?.cells[0].value;
    expect(valueOf(changed)).toBe(1);
    expect(valueOf(board)).toBeLessThan(1);
    // A definition takes them to another server.
    const definition = ok(await room().organiser.send('GET', `benchmarks/${id}/definition?texts=true`)).text;
    const imported = ok(await room().organiser.send('POST', 'benchmarks/import', definition)).body as Benchmark;
    expect(await boardOf(room(), imported.id)).toMatchObject({ withAlternatives: 1 });
    expect(ok(await room().organiser.send('GET', `benchmarks/${imported.id}/definition?texts=true`)).body).toEqual(
      JSON.parse(definition),
    );
  });
});
