import { expect, it } from 'vitest';
import { systemNameOf } from './system-name.js';

it('takes the name of a system from that of its file', () => {
  expect(['AMU.txt', 'my system, v2.out.gz', 'plain', '.txt', 'a.b.txt'].map(systemNameOf)).toEqual([
    'AMU',
    'my_system_v2',
    'plain',
    'system',
    'a.b',
  ]);
});
