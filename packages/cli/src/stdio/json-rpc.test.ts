import { StetError } from '@stet/core/internal';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerLine, method } from './json-rpc.js';

const called: unknown[] = [];
const methods = {
  add: method(z.strictObject({ a: z.number(), b: z.number() }), ({ a, b }) => a + b),
  note: method(z.unknown(), (params) => void called.push(params)),
  refuse: method(z.unknown(), () => {
    throw new StetError({ code: 'BAD_OPTION', expected: 'a', found: 'b', remedy: 'Do c.' });
  }),
  fail: method(z.unknown(), () => Promise.reject(new Error('oops'))),
};

const answer = async (message: unknown): Promise<unknown> => {
  const line = await answerLine(typeof message === 'string' ? message : JSON.stringify(message), methods);
  return line === undefined ? undefined : JSON.parse(line);
};
const request = (name: string, params?: unknown, id: unknown = 1): object => ({
  ...{ jsonrpc: '2.0', method: name, params },
  id,
});
const add = request('add', { a: 1, b: 2 });

describe('answerLine(line, methods)', () => {
  it('answers a request under its id', async () => {
    expect(await answer(add)).toEqual({ jsonrpc: '2.0', id: 1, result: 3 });
    expect(await answer({ ...add, id: 'x' })).toMatchObject({ id: 'x' });
    expect(await answer({ ...add, id: null })).toMatchObject({ id: null, result: 3 });
  });

  it('does what a notification says, and answers nothing, not even its errors', async () => {
    expect(await answer({ jsonrpc: '2.0', method: 'note', params: { a: 1 } })).toBeUndefined();
    expect(called).toEqual([{ a: 1 }]);
    expect(await answer({ jsonrpc: '2.0', method: 'nothing' })).toBeUndefined();
  });

  it('answers a batch in order, without its notifications', async () => {
    const note = { jsonrpc: '2.0', method: 'note' };
    expect(await answer([add, note, 1, { ...add, id: 2 }])).toMatchObject([
      { id: 1, result: 3 },
      { id: null, error: { code: -32600 } },
      { id: 2, result: 3 },
    ]);
    expect(await answer([note, note])).toBeUndefined();
    expect(await answer([])).toMatchObject({ id: null, error: { code: -32600 } });
  });

  it.each([
    ['what is no JSON', '{"jsonrpc": "2.0", "method"', { id: null, error: { code: -32700 } }],
    ['what is no request', { method: 'add' }, { id: null, error: { code: -32600 } }],
    ['an unknown method', request('toString'), { id: 1, error: { code: -32601 } }],
    ['parameters that do not fit', request('add', { a: 1 }), { id: 1, error: { code: -32602 } }],
    ['parameters by position', request('add', [1, 2]), { id: 1, error: { code: -32602 } }],
    ['a fault', request('fail'), { id: 1, error: { code: -32603, message: 'oops' } }],
    [
      'input that cannot be used',
      request('refuse'),
      { id: 1, error: { code: -32000, message: 'expected a; found b. Do c.', data: { code: 'BAD_OPTION' } } },
    ],
  ])('tells of %s', async (_, message, expected) => {
    expect(await answer(message)).toMatchObject(expected);
  });
});
