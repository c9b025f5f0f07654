import { InvalidArgumentError, Option } from 'commander';
import { badOption, quote, type ShardNumber } from '@stet/core/internal';
import { parseOrdered } from './command-options.js';

type Environment = Readonly<Record<string, string | undefined>>;

export function shardOption(): Option {
  return new Option(
    '--shard <index/count>',
    'take this shard of the whole files, such as 3/7; or "slurm" in an array job, "kubernetes/7" in an indexed job',
  ).argParser((text) => parseShard(text, process.env));
}

/** Reads a shard and the number of shards, or has Slurm or Kubernetes say which shard it is. */
export function parseShard(text: string, env: Environment): ShardNumber {
  if (text === 'slurm') return shardOfSlurm(env);
  const completions = /^kubernetes\/(\d{1,9})$/u.exec(text)?.[1];
  if (completions !== undefined) return shardOfKubernetes(Number(completions), env);
  const shard = parseOrdered(text, '/');
  if (shard !== undefined) return shard;
  throw new InvalidArgumentError('It must be a shard and the number of shards, such as 3/7');
}

/**
 * Slurm tells a task about the array that was submitted. An array of some tasks alone, as one submits to run them again,
 * would cut the corpus in other shards than the first time: it begins elsewhere or has gaps.
 */
function shardOfSlurm(env: Environment): ShardNumber {
  const [task, first, last, count] = ['ID', 'MIN', 'MAX', 'COUNT'].map((name) =>
    readNumber(`SLURM_ARRAY_TASK_${name}`, env, 'Submit an array job, such as sbatch --array=1-70'),
  );
  const index = task - first + 1;
  if (first <= 1 && last - first + 1 === count && index >= 1 && index <= count) return [index, count];
  throw badOption(
    'an array of tasks from 0 or 1 on without gaps, such as --array=1-70',
    `task ${task} of ${count} between ${first} and ${last}`,
    'Run single tasks again with scontrol requeue, or say which shard of how many each is.',
  );
}

/** The index begins with 0. The number of completions is not in the environment. */
function shardOfKubernetes(count: number, env: Environment): ShardNumber {
  const index = readNumber('JOB_COMPLETION_INDEX', env, 'Give the Job completionMode: Indexed');
  if (index < count) return [index + 1, count];
  throw badOption(
    `JOB_COMPLETION_INDEX below ${count}, the number of shards`,
    String(index),
    'Say as many shards as the Job has completions.',
  );
}

function readNumber(name: string, env: Environment, remedy: string): number {
  const text = env[name];
  if (text !== undefined && /^\d{1,9}$/u.test(text)) return Number(text);
  throw badOption(
    `${name} in the environment, a whole number`,
    text === undefined ? 'none' : quote(text),
    `${remedy}, or name the shard itself, such as {{shard}} 3/7.`,
  );
}
