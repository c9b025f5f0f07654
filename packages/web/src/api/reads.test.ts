import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, Unreachable } from './problem.js';
import { Reads } from './reads.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface PendingRequest {
  readonly signal: AbortSignal;
  readonly answer: (data: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/** A question whose answers the test gives. */
function question(): { readonly requests: PendingRequest[]; readonly ask: (signal: AbortSignal) => Promise<unknown> } {
  const requests: PendingRequest[] = [];
  return {
    requests,
    ask: (signal) =>
      new Promise((answer, fail) => {
        requests.push({ signal, answer, fail });
      }),
  };
}

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const nobody = (): void => undefined;
const refusal = (status: number): ApiError =>
  new ApiError(status, { code: '', expected: '', found: '', remedy: '' }, {});

describe('a read', () => {
  it('is asked once for all who listen, and told to each', async () => {
    const reads = new Reads();
    const { requests, ask } = question();
    const listeners = [vi.fn(), vi.fn()];
    for (const listener of listeners) reads.listen('a', ask, listener);
    expect(requests).toHaveLength(1);
    requests[0].answer('first');
    await settled();
    expect(reads.state('a')).toEqual({ data: 'first', error: undefined });
    for (const listener of listeners) expect(listener).toHaveBeenCalledOnce();
  });

  it('is given up when the last one leaves, and asked anew for the next', async () => {
    const reads = new Reads();
    const { requests, ask } = question();
    const leave = [reads.listen('a', ask, nobody), reads.listen('a', ask, vi.fn())];
    leave[0]();
    expect(requests[0].signal.aborted).toBe(false);
    leave[1]();
    expect(requests[0].signal.aborted).toBe(true);
    requests[0].answer('late');
    await settled();
    expect(reads.state('a').data).toBeUndefined();
    reads.listen('a', ask, nobody);
    expect(requests).toHaveLength(2);
  });

  it('keeps the last answer while it is asked again, also when that fails', async () => {
    const reads = new Reads();
    const { requests, ask } = question();
    reads.listen('a', ask, nobody);
    requests[0].answer('first');
    await settled();
    reads.refresh();
    expect(reads.state('a').data).toBe('first');
    const error = refusal(403);
    requests[1].fail(error);
    await settled();
    expect(reads.state('a')).toEqual({ data: 'first', error });
    reads.poll('a');
    requests[2].answer('second');
    await settled();
    expect(reads.state('a')).toEqual({ data: 'second', error: undefined });
  });

  it('is asked again when the version changes, or something was changed, but not twice at once by the clock', async () => {
    const reads = new Reads();
    const { requests, ask } = question();
    reads.listen('a', ask, nobody);
    reads.follow('a', 1);
    reads.poll('a');
    expect(requests).toHaveLength(1);
    reads.follow('a', 2);
    expect(requests).toHaveLength(2);
    expect(requests[0].signal.aborted).toBe(true);
    reads.refresh();
    expect(requests).toHaveLength(3);
    requests[1].answer('old');
    requests[2].answer('new');
    await settled();
    expect(reads.state('a').data).toBe('new');
  });

  it('is tried again, less and less often, while the server is away; at once when the network is back', async () => {
    const reads = new Reads();
    const { requests, ask } = question();
    reads.listen('a', ask, nobody);
    for (const wait of [1000, 2000, 4000, 5000, 5000]) {
      const count = requests.length;
      requests[count - 1].fail(new Unreachable('away'));
      await settled();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(requests).toHaveLength(count);
      await vi.advanceTimersByTimeAsync(1);
      expect(requests).toHaveLength(count + 1);
    }
    requests[5].fail(refusal(503));
    await settled();
    reads.retry();
    expect(requests).toHaveLength(7);
    requests[6].answer('here');
    await settled();
    await vi.advanceTimersByTimeAsync(60_000);
    reads.retry();
    expect(requests).toHaveLength(7);
  });

  it('is tried again no sooner than a busy server asks', async () => {
    const reads = new Reads();
    const { requests, ask } = question();
    reads.listen('a', ask, nobody);
    requests[0].fail(new ApiError(429, { code: 'BUSY', expected: '', found: '', remedy: '' }, {}, 8000));
    await settled();
    await vi.advanceTimersByTimeAsync(7999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
  });

  it('is not tried again after a refusal', async () => {
    const reads = new Reads();
    const { requests, ask } = question();
    reads.listen('a', ask, nobody);
    requests[0].fail(refusal(404));
    await settled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
  });
});
