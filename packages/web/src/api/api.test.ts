import type { Leaderboard, Next, Task, TeamLink } from '@stet/server';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { api, onSessionEnd } from './api.js';
import { ApiError, Unreachable } from './problem.js';
import type { Answer, CallInput, PathFor } from './routes.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answering(...answers: readonly (() => Response)[]): ReturnType<typeof vi.fn<typeof fetch>> {
  const left = [...answers];
  const fetched = vi.fn<typeof fetch>(() => {
    const answer = left.shift();
    return answer === undefined ? Promise.reject(new TypeError('offline')) : Promise.resolve(answer());
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const json = (body: unknown, status = 200): (() => Response) => {
  return () => new Response(JSON.stringify(body), { status });
};

describe('the types of the API', () => {
  it('are those of the schemas, by path and method', () => {
    expectTypeOf<Answer<'get', '/tasks/:task'>>().toEqualTypeOf<Task>();
    expectTypeOf<Answer<'get', '/tasks/:task/leaderboard'>>().toExtend<Leaderboard>();
    expectTypeOf<Answer<'post', '/judging/next'>>().toEqualTypeOf<Next>();
    expectTypeOf<Answer<'post', '/join'>>().toEqualTypeOf<TeamLink>();
    expectTypeOf<Answer<'delete', '/tasks/:task'>>().toEqualTypeOf<undefined>();
    expectTypeOf<CallInput<'get', '/tasks/:task/leaderboard'>['param']>().toEqualTypeOf<{ task: string }>();
    expectTypeOf<'/tasks/:task/rescore'>().not.toExtend<PathFor<'get'>>();
  });

  it('refuse what the server does not have', () => {
    const calls = async (): Promise<void> => {
      // @ts-expect-error -- no such path
      await api.get('/task/:task', { param: { task: 'a' } });
      // @ts-expect-error -- no such method of the path
      await api.patch('/tasks/:task/leaderboard', { param: { task: 'a' } });
      // @ts-expect-error -- the parameter has another name
      await api.get('/tasks/:task', { param: { id: 'a' } });
      // @ts-expect-error -- the path needs its parameter
      await api.get('/tasks/:task');
      // @ts-expect-error -- no such gold
      await api.get('/tasks/:task/leaderboard', { param: { task: 'a' }, query: { gold: 'silver' } });
      // @ts-expect-error -- no such query
      await api.get('/tasks/:task/leaderboard', { param: { task: 'a' }, query: { metric: 'm2' } });
      // @ts-expect-error -- a field of another type
      await api.post('/join', { json: { name: 3 } });
      const task = await api.get('/tasks/:task', { param: { task: 'a' } });
      // @ts-expect-error -- no such field of the answer
      expect(task.title).toBe('a');
    };
    expect(calls).toBeTypeOf('function');
  });
});

describe('a call', () => {
  it('fills the address, whatever names hold, and leaves out what is not asked', async () => {
    const fetched = answering(json({}));
    await api.put('/campaigns/:campaign/systems/:system', {
      param: { campaign: 'c', system: '../a/b?c' },
      query: { file: 'a b&c.txt' },
      bytes: new Blob(['x']),
    });
    const [address, init] = fetched.mock.calls[0];
    expect(address).toBe('/api/v1/campaigns/c/systems/..%2Fa%2Fb%3Fc?file=a+b%26c.txt');
    expect(init).toMatchObject({ method: 'PUT', headers: { 'content-type': 'application/octet-stream' } });
    expect(
      api.href('/tasks/:task/leaderboard', { param: { task: 't' }, query: { gold: 'gold', type: undefined } }),
    ).toBe('/api/v1/tasks/t/leaderboard?gold=gold');
  });

  it('gives nothing for an answer without content, and throws what the server refuses or does not say', async () => {
    const problem = { code: 'CONFLICT', expected: 'a', found: 'b', remedy: 'c' };
    answering(() => new Response(null, { status: 204 }), json({ error: problem }, 409));
    const param = { task: 't' };
    await expect(api.delete('/tasks/:task', { param })).resolves.toBeUndefined();
    await expect(api.delete('/tasks/:task', { param })).rejects.toMatchObject({ status: 409, problem });
    await expect(api.delete('/tasks/:task', { param })).rejects.toBeInstanceOf(Unreachable);
  });

  it('tells for how long a busy server asks to wait', async () => {
    const error = { code: 'BUSY', expected: '', found: '', remedy: '' };
    const refusing = (retryAfter: string) => (): Response =>
      new Response(JSON.stringify({ error }), { status: 429, headers: { 'retry-after': retryAfter } });
    answering(refusing('3'), refusing('Tue, 17 Nov 2026 08:00:00 GMT'), json({ error }, 429));
    for (const retryMs of [3000, 0, 0]) await expect(api.get('/tasks')).rejects.toMatchObject({ retryMs });
  });

  it('ends the session when an organiser is no longer known, and only then', async () => {
    const unknown = json({ error: { code: 'NOT_SIGNED_IN', expected: '', found: '', remedy: '' } }, 401);
    answering(unknown, unknown, unknown);
    const ended = vi.fn();
    onSessionEnd(ended);
    await expect(api.get('/team', { key: 'k' })).rejects.toBeInstanceOf(ApiError);
    await expect(api.post('/session', { json: { token: 't' }, asStranger: true })).rejects.toBeInstanceOf(ApiError);
    expect(ended).not.toHaveBeenCalled();
    await expect(api.get('/organisers')).rejects.toBeInstanceOf(ApiError);
    expect(ended).toHaveBeenCalledOnce();
  });
});
