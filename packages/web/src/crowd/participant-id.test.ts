import { expect, it } from 'vitest';
import { participantId } from './participant-id.js';

const found = (query: string): unknown => participantId(new URLSearchParams(query), 'PROLIFIC_PID');

it('finds the id in the parameter that the campaign names', () => {
  expect(found('STUDY_ID=1&PROLIFIC_PID=5f1a&SESSION_ID=2')).toEqual({ id: '5f1a' });
  expect(participantId(new URLSearchParams('workerId=A1.b_c-d'), 'workerId')).toEqual({ id: 'A1.b_c-d' });
});

it('tells what is wrong with an id', () => {
  expect(found('')).toEqual({ problem: 'missing' });
  expect(found('PROLIFIC_PID=')).toEqual({ problem: 'missing' });
  expect(found('prolific_pid=5f1a')).toEqual({ problem: 'missing' });
  expect(found(`PROLIFIC_PID=${'x'.repeat(65)}`)).toEqual({ problem: 'too-long' });
  expect(found('PROLIFIC_PID={{%25PROLIFIC_PID%25}}')).toEqual({ problem: 'odd' });
  expect(found('PROLIFIC_PID=somebody@mail.example')).toEqual({ problem: 'odd' });
});
