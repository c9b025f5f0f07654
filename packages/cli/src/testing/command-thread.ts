import { MessageChannel, Worker, receiveMessageOnPort, type MessagePort } from 'node:worker_threads';

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface CommandThread {
  readonly port: MessagePort;
  /** How many commands it has run. */
  readonly runs: Int32Array;
}

const MAIN = new URL('../../dist/main.js', import.meta.url).href;
/** Longer than any command takes on a busy machine. */
const PATIENCE_MS = 300_000;

let thread: CommandThread | undefined;

/** Runs the command in a thread of this process that has it loaded: to start a process takes longer than most commands. */
export function runInThread(args: readonly string[]): Run {
  thread ??= startThread();
  thread.port.postMessage(args);
  const run = waitForRun(thread);
  if (run === undefined) throw new Error(`stet ${args.join(' ')} hangs`);
  return run;
}

/** The message counts, not the number of runs: that may have changed before anybody waits for it. */
function waitForRun({ port, runs }: CommandThread): Run | undefined {
  for (;;) {
    const before = Atomics.load(runs, 0);
    const received = receiveMessageOnPort(port);
    if (received !== undefined) return received.message as Run;
    if (Atomics.wait(runs, 0, before, PATIENCE_MS) === 'timed-out') return undefined;
  }
}

function startThread(): CommandThread {
  const { port1: port, port2 } = new MessageChannel();
  const runs = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(new URL('run-in-thread.mjs', import.meta.url), {
    workerData: { port: port2, runs, main: MAIN },
    transferList: [port2],
    env: { ...process.env, NO_COLOR: '1' },
  });
  // It ends with the tests.
  worker.unref();
  port.unref();
  return { port, runs };
}
