import { expect, it } from 'vitest';
import type { Benchmark, BenchmarkDefinition } from '../index.js';
import { tar } from '../archive/tar.js';
import { addEntrant, boardOf, openBenchmark } from '../testing/benchmark.js';
import { ok } from '../testing/campaign.js';
import { describeRooms } from '../testing/describe-rooms.js';
import { openSettings, scoreAll } from '../testing/task.js';

const markdown = (essays: Readonly<Record<string, string>>): string =>
  Object.entries(essays)
    .map(([id, text]) => `### essay_id = ${id}\n${text}\n\n`)
    .join('');
const ORIGINALS = markdown({ a: 'Jag har en katt.\nDen är snäll.', b: 'Han gå hem nu.', c: 'De äter mat.' });
const REFERENCES = [
  markdown({ a: 'Jag har en katt.\nDen är väldigt snäll.', b: 'Han går hem nu.', c: 'De äter mat.' }),
  // The second annotator did one essay.
  markdown({ b: 'Han gick hem.' }),
];

describeRooms('the definition of a benchmark of essays', (room) => {
  it('takes originals and references to another benchmark, and never the originals as a reference', async () => {
    const { organiser, now } = room();
    const { id } = await openBenchmark(room(), { dataSets: [] });
    const settings = openSettings(now, { language: 'sv', metrics: ['gleu'], official: 'gleu' });
    const { dataSets } = ok(await organiser.send('POST', `benchmarks/${id}/data-sets`, { name: 'Swedish', settings }))
      .body as Benchmark;
    ok(await organiser.upload(`tasks/${dataSets[0].task}/source`, ORIGINALS));
    const references = tar(REFERENCES.map((text, at) => ({ name: `ref${at + 1}.md`, text })));
    ok(await organiser.upload(`tasks/${dataSets[0].task}/gold`, references));
    const definition = ok(await organiser.send('GET', `benchmarks/${id}/definition?texts=true`))
      .body as BenchmarkDefinition;
    expect(definition.dataSets[0].gold?.map(({ file }) => file)).toEqual([
      'Swedish-orig.md',
      'Swedish-ref1.md',
      'Swedish-ref2.md',
    ]);
    const imported = ok(await organiser.send('POST', 'benchmarks/import', JSON.stringify(definition)))
      .body as Benchmark;
    expect(ok(await organiser.send('GET', `benchmarks/${imported.id}/definition?texts=true`)).body).toEqual(definition);
    expect(imported.dataSets).toMatchObject([{ sentences: 3, hasEssays: true, hasGold: true }]);
    const valueIn = async (benchmark: Pick<Benchmark, 'id' | 'dataSets'>): Promise<unknown> => {
      const { client } = await addEntrant(room(), benchmark.id, 'copying');
      ok(await client.send('POST', `team/submissions?task=${benchmark.dataSets[0].task}`, ORIGINALS));
      await scoreAll(room());
      return (await boardOf(room(), benchmark.id)).tracks[0].rows[0].cells[0].value;
    };
    expect(await valueIn(imported)).toBe(await valueIn({ id, dataSets }));
    // A file that lacks essays is taken, and it is said how many.
    const { client } = await addEntrant(room(), id, 'partial');
    const path = `team/submissions/check?task=${dataSets[0].task}`;
    expect(ok(await client.send('POST', path, markdown({ b: 'Han går hem.' }))).body).toMatchObject({
      lines: 3,
      missing: 2,
    });
  });
});
