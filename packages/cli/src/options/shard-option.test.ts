import { describe, expect, it } from 'vitest';
import { parseShard } from './shard-option.js';

const slurm = (id: string, min: string, max: string, count: string): Record<string, string> => ({
  SLURM_ARRAY_TASK_ID: id,
  SLURM_ARRAY_TASK_MIN: min,
  SLURM_ARRAY_TASK_MAX: max,
  SLURM_ARRAY_TASK_COUNT: count,
});

function refusal(text: string, env: Readonly<Record<string, string>>): unknown {
  try {
    return parseShard(text, env);
  } catch (error) {
    return error;
  }
}

describe('--shard', () => {
  it('takes a shard and the number of shards, whatever the environment says', () => {
    expect(parseShard('3/7', slurm('1', '1', '2', '2'))).toEqual([3, 7]);
  });

  it('slurm takes the task of an array that begins with 1 or with 0', () => {
    expect(parseShard('slurm', slurm('1', '1', '70', '70'))).toEqual([1, 70]);
    expect(parseShard('slurm', slurm('70', '1', '70', '70'))).toEqual([70, 70]);
    expect(parseShard('slurm', slurm('0', '0', '69', '70'))).toEqual([1, 70]);
    expect(parseShard('slurm', slurm('69', '0', '69', '70'))).toEqual([70, 70]);
  });

  it('kubernetes/N takes the completion index, which begins with 0', () => {
    expect(parseShard('kubernetes/70', { JOB_COMPLETION_INDEX: '0' })).toEqual([1, 70]);
    expect(parseShard('kubernetes/70', { JOB_COMPLETION_INDEX: '69' })).toEqual([70, 70]);
  });

  it.each<[string, string, Record<string, string>, RegExp, string]>([
    ['outside of an array job', 'slurm', { SLURM_JOB_ID: '5' }, /^SLURM_ARRAY_TASK_ID in the environment/u, 'none'],
    ['with a number that is none', 'slurm', slurm('1', '1', '70', 'x'), /^SLURM_ARRAY_TASK_COUNT/u, '"x"'],
    ['in an array with a step', 'slurm', slurm('3', '1', '7', '4'), /without gaps/u, 'task 3 of 4 between 1 and 7'],
    ['in an array of some tasks', 'slurm', slurm('5', '5', '6', '2'), /from 0 or 1/u, 'task 5 of 2 between 5 and 6'],
    ['outside of an indexed job', 'kubernetes/70', {}, /^JOB_COMPLETION_INDEX in the environment/u, 'none'],
    ['with too few shards', 'kubernetes/70', { JOB_COMPLETION_INDEX: '70' }, /^JOB_COMPLETION_INDEX below 70/u, '70'],
  ])('is refused %s', (_, text, env, expected, found) => {
    expect(refusal(text, env)).toMatchObject({
      code: 'BAD_OPTION',
      expected: expect.stringMatching(expected) as string,
      found,
      remedy: expect.stringMatching(/\.$/u) as string,
    });
  });

  it.each(['8/7', '0/7', '3', 'kubernetes', 'slurm/7', 'x/7'])('refuses %s', (text) => {
    expect(refusal(text, {})).toMatchObject({ code: 'commander.invalidArgument' });
  });
});
