import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROMPTS } from '@stet/core/internal';
import { describe, expect, it } from 'vitest';
import { judgeRun, readJudgmentLines } from '../judge/testing/judge-command.js';
import { fair, pointsOfText, targetsOf, testModels } from '../judge/testing/model-server.js';
import { entries } from '../testing/entries.js';
import { EXAMPLE, file, folder, json, runStetMeanwhile } from '../testing/stet.js';

const models = testModels();

const questionsAsked = (): string[] =>
  models.requests().map(({ messages }) => messages.map(({ content }) => content).join('\n'));

describe('stet judge --scheme', () => {
  it('points5-e shows the edits of each output in brackets', async () => {
    const server = await models.start(fair);
    const { run } = judgeRun('edits-marked', server.url);
    expect((await run(['--scheme', 'points5-e', '--criteria', 'impact', '--detokenise'])).status).toBe(0);
    const question = questionsAsked().find((text) => text.includes('[good→well]')) ?? questionsAsked()[0];
    expect(question).toMatch(/\n\d\. .*\[[^\]]*→[^\]]*\]/u);
    expect(question).toContain('how much each change matters');
    expect(question).not.toMatch(/ [.,]$/mu);
  });

  it('pairwise asks about each two outputs, and writes a judgment for each', async () => {
    const server = await models.start((request) => {
      const [first, second] = targetsOf(request).map(pointsOfText);
      return { better: first > second ? '1' : second > first ? '2' : 'tie' };
    });
    const { run, output } = judgeRun('pairwise', server.url);
    const { status, stdout } = await run(['--scheme', 'pairwise', '--criteria', 'fluency', '--json']);
    expect(status).toBe(0);
    const judged = readJudgmentLines(output);
    expect(judged.every(({ outputs }) => outputs.length === 2)).toBe(true);
    expect(judged).toHaveLength(571);
    const pairwise = JSON.parse(stdout) as { judges: { alike: unknown }[] };
    expect(questionsAsked()[0]).toContain('Judge the fluency alone');
    const pointServer = await models.start(fair);
    const points = JSON.parse((await judgeRun('as-points', pointServer.url).run(['--json'])).stdout) as typeof pairwise;
    // The same preferences, asked for in another way.
    expect(pairwise.judges[0].alike).toEqual(points.judges[0].alike);
  });

  it('direct scores one output at a time, on all scales or one', async () => {
    const server = await models.start((request) => {
      const scales = Object.keys(request.response_format?.json_schema?.schema.properties ?? {});
      return Object.fromEntries(scales.map((scale, at) => [scale, 50 + at]));
    });
    const { run, output } = judgeRun('direct', server.url, ['--items', '10']);
    expect((await run(['--scheme', 'direct'])).status).toBe(0);
    expect(readJudgmentLines(output)[0].outputs[0]).toMatchObject({
      rank: 1,
      scores: { grammaticality: 50, fluency: 51, meaning: 52 },
    });
    expect(json(['judgments', 'stats', '--json', output])).toBeDefined();
    expect((await run(['--scheme', 'direct', '--criteria', 'meaning'])).status).toBe(0);
    expect(readJudgmentLines(output)[0].outputs[0].scores).toEqual({ meaning: 50 });
  });

  it('asks the same question once, so that it has one answer', async () => {
    // Whoever asks this model twice gets another score.
    const server = await models.start((request, { number }) => {
      const scales = Object.keys(request.response_format?.json_schema?.schema.properties ?? {});
      return Object.fromEntries(scales.map((scale) => [scale, number % 100]));
    });
    const { run, output, cache } = judgeRun('once', server.url, ['--items', '60']);
    const direct = ['--scheme', 'direct', '--targets', '2'];
    const live = await run(direct);
    const written = readFileSync(output, 'utf8');
    const asked = server.requests.length;
    expect(entries(cache)).toHaveLength(asked);
    const outputs = readJudgmentLines(output).flatMap((judgment) => judgment.outputs);
    expect(outputs.length).toBeGreaterThan(asked);
    const replayed = await run([...direct, '--offline']);
    expect(replayed).toEqual({ status: 0, stdout: live.stdout, stderr: '' });
    expect(readFileSync(output, 'utf8')).toBe(written);
  });

  it('asks with the prompt that the documentation shows', async () => {
    const server = await models.start(fair);
    const page = readFileSync(join(EXAMPLE, '../../docs/judge.md'), 'utf8');
    expect(page).toContain(`\n${PROMPTS['points5-s'].text}\n`);
    await judgeRun('documented', server.url, ['--items', '1']).run();
    const [opening] = PROMPTS['points5-s'].text.split(' {criteria}');
    expect(questionsAsked()[0]).toContain(opening);
  });

  it('takes a prompt of the user, and signs it', async () => {
    const server = await models.start(fair);
    const prompt = file('own-prompt.txt', 'Was ist besser?\n{targets}\nQuelle: {source} {other}\n{answer}\n');
    const { run } = judgeRun('own-prompt', server.url, ['--items', '3']);
    const signatures = [await run(), await run(['--prompt', prompt])].map(
      ({ stdout }) => /prompt:([0-9a-f]{12})\|/u.exec(stdout)?.[1],
    );
    expect(new Set(signatures).size).toBe(2);
    expect(questionsAsked().at(-1)).toMatch(/^Was ist besser\?\n1\. .*\n.*Quelle: .* \{other\}\n\{"target1"/su);
    const bad = await run(['--prompt', file('bad-prompt.txt', 'Which is best?')]);
    expect(bad.stderr).toMatch(/expected a prompt with \{targets\}.*\[BAD_OPTION\]/u);
  });

  it('refuses a criterion that the scheme does not have', async () => {
    const server = await models.start(fair);
    const { run } = judgeRun('criteria', server.url);
    const { status, stderr } = await run(['--criteria', 'impact']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/for points5-s one of the criteria grammaticality, fluency, meaning; found "impact"/u);
  });

  it('shows no context when told so', async () => {
    const server = await models.start(fair);
    const { run } = judgeRun('no-context', server.url, ['--items', '3']);
    await run(['--no-context']);
    for (const question of questionsAsked()) expect(question).not.toContain('The sentence before');
  });
});

describe('stet judge --edits', () => {
  const JUDGED = join(EXAMPLE, '../judged-edits');

  it('asks whether each edit is valid, and reports the class of those that are not', async () => {
    const server = await models.start((request) => {
      const fields = Object.keys(request.response_format?.json_schema?.schema.properties ?? {});
      return Object.fromEntries(fields.map((name) => [name, true]));
    });
    const output = join(folder, 'edit-verdicts.jsonl');
    const { status, stdout, stderr } = await runStetMeanwhile([
      ...['judge', '--edits', '--source', join(JUDGED, 'source.txt'), '--judgments', join(JUDGED, 'judgments.jsonl')],
      ...['--openai', server.url, '--model', 'small', '--output', output, '--resamples', '0', '--json'],
    ]);
    expect({ status, stderr: stderr.replace(/\d+/gu, 'N') }).toEqual({
      status: 0,
      stderr: 'stet: N requests, N retries, N tokens; N answers from the cache.\n',
    });
    const [{ falseEdits }] = (JSON.parse(stdout) as { judges: { falseEdits: Record<string, number | null> }[] }).judges;
    expect(falseEdits).toMatchObject({ judgeFalse: 0, bothFalse: 0, precision: null, recall: 0 });
    expect(falseEdits.accuracy).toBe(falseEdits.alwaysValid);
    const verdicts = readJudgmentLines(output).flatMap(({ outputs }) => outputs.flatMap(({ edits = [] }) => edits));
    expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(new Set(['right']));
    expect(questionsAsked()[0]).toMatch(/\[1: [^\]]*→[^\]]*\]/u);
    expect(readFileSync(output, 'utf8')).not.toContain('"rank":2');
  });
});
