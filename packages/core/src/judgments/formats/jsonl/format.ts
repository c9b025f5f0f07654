import type { JudgmentFormat } from '../judgment-format.js';
import { parseJudgmentLines } from './parse.js';
import { printJudgmentLines } from './print.js';

export const jsonl: JudgmentFormat<'jsonl'> = {
  name: 'jsonl',
  title: 'JSON Lines',
  detect: (head) => {
    if (/^\{\s*"(?:sentence|judge|item|seconds|outputs)"/u.test(head)) return 'certain';
    // An empty file holds no judgments.
    return /^(?:\{|$)/u.test(head) ? 'unlikely' : 'no';
  },
  parse: parseJudgmentLines,
  print: printJudgmentLines,
};
