import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE, SYSTEMS, folder, runStetMeanwhile, type Run } from '../../testing/stet.js';

export const SOURCE = join(EXAMPLE, 'source.txt');
export const JUDGMENTS = join(EXAMPLE, 'judgments.xml');

/** A judgment of a file of JSON Lines. */
export interface WrittenJudgment {
  readonly sentence: number;
  readonly judge: string;
  readonly item: string;
  readonly outputs: readonly {
    readonly systems: readonly string[];
    readonly rank: number;
    readonly scores?: Readonly<Record<string, number>>;
    readonly edits?: readonly { readonly correction: string; readonly verdict: string }[];
  }[];
}

export function readJudgmentLines(path: string): WrittenJudgment[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as WrittenJudgment);
}

/** A run of `stet judge` on the example, with a cache and an output of its own. */
export interface JudgeRun {
  readonly args: readonly string[];
  readonly cache: string;
  readonly output: string;
  readonly run: (more?: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Run>;
}

/** Asks the model `small` of a server about `items`: what people judged by default. */
export function judgeRun(name: string, url: string, items: readonly string[] = ['--judgments', JUDGMENTS]): JudgeRun {
  const [cache, output] = [join(folder, name), join(folder, `${name}.jsonl`)];
  const args = [
    ...['judge', '--source', SOURCE, ...items, '--openai', `${url}/v1`, '--model', 'small'],
    ...['--cache', cache, '--output', output, '--resamples', '0', SYSTEMS],
  ];
  return { args, cache, output, run: (more = [], env) => runStetMeanwhile([...args, ...more], env) };
}
