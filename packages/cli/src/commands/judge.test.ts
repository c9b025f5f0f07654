import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOVABLE_FIELDS, RESPONSE_FORMATS } from '@stet/checkers';
import { readJudgments, type Correlations, type JudgeStandings, type RankedSystem } from '@stet/core/internal';
import { describe, expect, it } from 'vitest';
import { FORMATS, LEFT_OUT } from '../judge/judge-options.js';
import { JUDGMENTS, SOURCE, judgeRun, readJudgmentLines } from '../judge/testing/judge-command.js';
import { answerPoints, fair, pointsOfText, targetsOf, testModels } from '../judge/testing/model-server.js';
import { entries } from '../testing/entries.js';
import { GOLD, SYSTEMS, file, folder, json, runStetMeanwhile, stet } from '../testing/stet.js';

const models = testModels();

function scoresOf(systems: readonly RankedSystem[]): string {
  return ['system\tsmall', ...systems.map(({ name, score }) => `${name}\t${score}`), ''].join('\n');
}

describe('stet judge', () => {
  it('asks about what people judged, and writes judgments that every other command reads', async () => {
    const server = await models.start(fair);
    const { run, output } = judgeRun('fair', server.url);
    const { status, stdout, stderr } = await run();
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: 'stet: 146 requests, 0 retries, 16060 tokens; 0 answers from the cache.\n',
    });
    expect(stdout).toContain('judge|model:small|prompt:');
    const people = readJudgments(readFileSync(JUDGMENTS, 'utf8')).filter(({ outputs }) => outputs.length > 0);
    const judged = readJudgmentLines(output);
    const groups = (outputs: readonly { readonly systems: readonly string[] }[]): string[] =>
      outputs.map(({ systems }) => systems.join(' ')).sort();
    expect(judged.map(({ sentence, judge, outputs }) => [sentence, judge, groups(outputs)])).toEqual(
      people.map(({ sentence, outputs }) => [sentence, 'small', groups(outputs)]),
    );
    expect(json(['rank', '--json', '--resamples', '10', output])).toMatchObject({
      judgments: expect.any(Number) as number,
    });
    expect(json(['judgments', 'agreement', '--json', '--resamples', '0', output])).toMatchObject({ judges: ['small'] });
    expect(stet('campaign', 'power', '--systems', 'careful,reckless', output).status).toBe(0);
    expect(stet('meta', '--judgments', output, '--gold', GOLD, '--metric', 'm2', SYSTEMS).status).toBe(0);
  });

  it('ranks outputs by the points that they get, whatever their position', async () => {
    const server = await models.start(fair);
    const { run, output } = judgeRun('ranks', server.url);
    await run();
    const texts = new Map(
      ['careful', 'reckless', 'speller', 'unchanged'].map((name) => [
        name,
        readFileSync(join(SYSTEMS, `${name}.txt`), 'utf8').split('\n'),
      ]),
    );
    for (const { sentence, outputs } of readJudgmentLines(output)) {
      const points = outputs.map(({ systems }) => pointsOfText(texts.get(systems[0])?.[sentence] ?? ''));
      const better = points.map((own) => new Set(points.filter((other) => other > own)).size + 1);
      expect(outputs.map(({ rank }) => rank)).toEqual(outputs.length === 1 ? [1] : better);
    }
    const first = models.requests().map((request) => targetsOf(request)[0]);
    expect(new Set(first.map((text) => [...texts.keys()].find((name) => texts.get(name)?.includes(text)))).size).toBe(
      4,
    );
  });

  it('gives every figure again from its cache, byte for byte and without a connection', async () => {
    const server = await models.start(fair);
    const { run, output, args } = judgeRun('replayed', server.url);
    const more = ['--orders', '2', '--controls', '20'];
    const live = await run(more);
    const written = readFileSync(output);
    await server.close();
    const replayed = await runStetMeanwhile([...args, ...more, '--offline', '--key-env', 'NOT_SET']);
    expect(replayed).toEqual({ status: 0, stdout: live.stdout, stderr: '' });
    expect(readFileSync(output)).toEqual(written);
    const other = await runStetMeanwhile([...args, '--offline', '--seed', '2']);
    expect(other.status).toBe(2);
    expect(other.stderr).toMatch(/expected the answers of small to 146 questions; found none to 146.*\[NOT_CACHED\]/u);
  });

  it('keeps requests and replies, with what the server tells of them', async () => {
    const server = await models.start(fair);
    const { run, cache } = judgeRun('kept', server.url);
    await run();
    expect(entries(cache)).toHaveLength(146);
    const entry = JSON.parse(readFileSync(entries(cache)[0], 'utf8')) as unknown;
    expect(entry).toMatchObject({
      key: expect.stringMatching(/^[0-9a-f]{64}$/u) as string,
      request: { model: 'small', temperature: 0, max_tokens: 80, seed: 1 },
      reply: {
        model: 'small-2026-01-01',
        fingerprint: 'fp_1',
        finishReason: 'stop',
        usage: { promptTokens: 100, completionTokens: 10 },
      },
    });
  });

  it('asks about items that it draws as a campaign does', async () => {
    const server = await models.start(fair);
    const { run, output } = judgeRun('drawn', server.url, ['--items', '25']);
    expect((await run()).status).toBe(0);
    const plan = json([
      'campaign',
      'sample',
      '--source',
      SOURCE,
      '--items',
      '25',
      '--intra',
      '0',
      '--json',
      SYSTEMS,
    ]) as {
      plan: { items: { sentence: number }[] };
    };
    expect(readJudgmentLines(output).map(({ sentence }) => sentence)).toEqual(
      plan.plan.items.map(({ sentence }) => sentence),
    );
  });

  it('puts several judges together by majority, and says where all agree', async () => {
    const server = await models.start((request) =>
      answerPoints(request, (text) => (request.model === 'contrary' ? 6 - pointsOfText(text) : pointsOfText(text))),
    );
    const { run, output } = judgeRun('panel', server.url, ['--items', '30']);
    const panel = join(folder, 'together.jsonl');
    const { status, stdout } = await run(['--model', 'other', '--model', 'contrary', '--panel', panel, '--json']);
    expect(status).toBe(0);
    const judges = readJudgmentLines(output);
    expect([...new Set(judges.map(({ judge }) => judge))]).toEqual(['small', 'other', 'contrary']);
    const pairs = (lines: ReturnType<typeof readJudgmentLines>): Map<string, number> =>
      new Map(
        lines.flatMap(({ item, outputs }) =>
          outputs.flatMap((first, at) =>
            outputs.slice(at + 1).map((second): [string, number] => {
              const names = [first.systems[0], second.systems[0]].sort().join(':');
              const sign = Math.sign(first.rank - second.rank) * (first.systems[0] < second.systems[0] ? 1 : -1);
              return [`${item.split(':')[0]}:${names}`, sign];
            }),
          ),
        ),
      );
    const of = (name: string, lines = judges): Map<string, number> =>
      pairs(lines.filter(({ judge }) => judge === name));
    const together = readJudgmentLines(panel);
    // Two of three always say the same; all three do where they tie.
    expect(of('majority', together)).toEqual(of('small'));
    const ties = [...of('small')].filter(([, sign]) => sign === 0);
    expect([...of('unanimous', together)]).toEqual(ties);
    expect(JSON.parse(stdout)).toMatchObject({ panel: { pairs: of('small').size, unanimous: ties.length, split: 0 } });
  });

  it('says what it would ask, and asks many questions only when told to', async () => {
    const server = await models.start(fair);
    const { args } = judgeRun('estimate', server.url, ['--items', '300']);
    const estimate = stet(...args, '--scheme', 'direct', '--estimate', '--key-env', 'NOT_SET', '--json');
    const [row] = (JSON.parse(estimate.stdout) as { estimate: { questions: number; inputTokens: number }[] }).estimate;
    expect(row.questions).toBeGreaterThan(600);
    expect(row.inputTokens).toBeGreaterThan(100 * row.questions);
    const many = judgeRun('many', server.url, ['--items', '500']).args;
    const refused = stet(...many, '--scheme', 'direct');
    expect(refused.status).toBe(2);
    expect(refused.stderr).toMatch(
      /--yes or --budget to ask more than 1,000 questions; found 1,\d{3} questions, about/u,
    );
    expect(server.requests).toHaveLength(0);
  });

  it('refuses judgments of other outputs', async () => {
    const server = await models.start(fair);
    const other = file(
      'other.jsonl',
      '{"sentence":3,"judge":"ann","outputs":[{"systems":["careful","reckless"],"rank":1}]}\n',
    );
    const shifted = judgeRun('shifted', server.url, ['--judgments', other]);
    expect((await shifted.run()).stderr).toMatch(
      /expected one text from systems that were judged as one.*\[BAD_JUDGMENT\]/u,
    );
    expect((await shifted.run(['--first-sentence', '0'])).stderr).toMatch(
      /expected the same output of careful and reckless.*--first-sentence.*\[BAD_JUDGMENT\]/u,
    );
    const unknown = file('unknown.jsonl', '{"sentence":3,"judge":"ann","outputs":[{"systems":["none"],"rank":1}]}\n');
    const missing = judgeRun('missing', server.url, ['--judgments', unknown]);
    expect((await missing.run()).stderr).toMatch(/expected the output of none, which was judged; found none/u);
    expect(server.requests).toHaveLength(0);
  });

  it('ranks the systems as people do, correlates the scores, and draws both on a page', async () => {
    const server = await models.start(fair);
    const page = join(folder, 'judge.html');
    const { run, output } = judgeRun('ranked', server.url);
    const sets = ['--set', 'all', '--set', 'some=-reckless', '--related', 'speller'];
    const { status, stdout } = await run([...sets, '--resamples', '50', '--html', page, '--json']);
    expect(status).toBe(0);
    const { standings } = JSON.parse(stdout) as { standings: JudgeStandings };
    const rankedBy = (file: string, method: string): unknown =>
      json(['rank', '--json', '--resamples', '50', '--unit', 'sentence', '--method', method, file]).systems;
    expect(standings.people?.byMethod['expected-wins'].systems).toEqual(rankedBy(JUDGMENTS, 'expected-wins'));
    expect(standings.judges[0].byMethod['expected-wins'].systems).toEqual(rankedBy(output, 'expected-wins'));
    const unrelated = ['all, without related', 'some, without related'];
    // Two systems that are left lie on a line, which is no correlation.
    expect(standings.correlations.map(({ set }) => set)).toEqual(['all', unrelated[0], 'some']);
    const scored = file('small.tsv', scoresOf(standings.judges[0].byMethod['expected-wins'].systems));
    const { systemLevel } = json([
      ...['meta', '--json', '--judgments', JUDGMENTS, '--scores', scored, '--section', 'correlations'],
      ...['--resamples', '50'],
    ]) as unknown as Correlations;
    expect(standings.correlations[0].byMethod['expected-wins'].systemLevel.correlations?.[0]).toEqual(
      systemLevel.correlations?.[0],
    );
    // People say nothing of other sentences, so neither do the sentinels.
    const { systems, byMethod } = standings.correlations[0];
    const sentences = new Set(readJudgmentLines(output).map(({ sentence }) => sentence));
    const lengths = systems.map((name) =>
      readFileSync(join(SYSTEMS, `${name}.txt`), 'utf8')
        .split('\n')
        .filter((_, at) => sentences.has(at))
        .reduce((sum, line) => sum + Array.from(line).length, 0),
    );
    expect(byMethod.trueskill.metrics.find(({ name }) => name === 'length')?.scores).toEqual(lengths);
    const html = readFileSync(page, 'utf8');
    const headings = ['Biases', 'Systems', 'Agreement', 'Answers'].map((heading) => html.indexOf(`>${heading}</h2>`));
    expect(headings).toEqual(headings.filter((at) => at > 0).sort((a, b) => a - b));
    expect(html).toContain('id="scatter-1');
  });

  it('offers what can be left out and asked for', () => {
    expect([LEFT_OUT, FORMATS]).toEqual([REMOVABLE_FIELDS, RESPONSE_FORMATS]);
  });
});
