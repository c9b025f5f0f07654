import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { untilInterrupted } from './interruptible.js';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

it('untilInterrupted(options, work) still listens when others hear the signal, who would end the process otherwise', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const before = process.listenerCount('SIGINT');
  let heard = 0;
  const other = (): void => {
    heard = process.listenerCount('SIGINT');
  };
  const result = await untilInterrupted({}, (signal) => {
    process.on('SIGINT', other);
    process.emit('SIGINT', 'SIGINT');
    process.off('SIGINT', other);
    return signal.aborted ? Promise.reject(signal.reason as Error) : Promise.resolve('done');
  });
  expect({ result, heard, exitCode: process.exitCode }).toEqual({
    result: undefined,
    heard: before + 2,
    exitCode: 130,
  });
  expect(process.listenerCount('SIGINT')).toBe(before);
});

it('untilInterrupted(options, work) ends the process at a second signal', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  await untilInterrupted({}, (signal) => {
    process.emit('SIGTERM', 'SIGTERM');
    expect(kill).not.toHaveBeenCalled();
    process.emit('SIGTERM', 'SIGTERM');
    return Promise.reject(signal.reason as Error);
  });
  expect(kill).toHaveBeenCalledExactlyOnceWith(process.pid, 'SIGTERM');
});

it('untilInterrupted(options, work) knows an interruption while it sleeps', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const result = await untilInterrupted({}, (signal) => {
    const sleeping = setTimeout(60_000, 'done', { signal });
    process.emit('SIGTERM', 'SIGTERM');
    return sleeping;
  });
  expect({ result, exitCode: process.exitCode }).toEqual({ result: undefined, exitCode: 130 });
});
