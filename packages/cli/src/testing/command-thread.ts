import { setTimeout as pause } from 'node:timers/promises';
import { MessageChannel, Worker, receiveMessageOnPort, type MessagePort } from 'node:worker_threads';

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export type Environment = Readonly<Record<string, string>>;

/** What the thread is told. */
interface Command {
  readonly args: readonly string[];
  /** Beside that of the thread. */
  readonly env: Environment;
}

interface CommandThread {
  readonly port: MessagePort;
  /** How many commands it has run. */
  readonly runs: Int32Array;
}

const MAIN = new URL('../../dist/main.js', import.meta.url).href;
/** Longer than any command takes on a busy machine. */
const PATIENCE_MS = 300_000;
const LOOK_AGAIN_MS = 2;

let thread: CommandThread | undefined;

/** Runs the command in a thread of this process that has it loaded: to start a process takes longer than most commands. */
export function runInThread(args: readonly string[], env: Environment): Run {
  thread ??= startThread();
  thread.port.postMessage({ args, env } satisfies Command);
  const run = waitForRun(thread);
  if (run === undefined) throw new Error(`stet ${args.join(' ')} hangs`);
  return run;
}

let lastMeanwhile: Promise<unknown> = Promise.resolve();

/** Runs the command in that thread while this one goes on, for example as the server that the command asks; one after the other. */
export function runInThreadMeanwhile(args: readonly string[], env: Environment): Promise<Run> {
  const run = lastMeanwhile.then(() => runMeanwhile({ args, env }));
  lastMeanwhile = run;
  return run;
}

async function runMeanwhile(command: Command): Promise<Run> {
  thread ??= startThread();
  const { port } = thread;
  port.postMessage(command);
  for (;;) {
    const received = receiveMessageOnPort(port);
    if (received !== undefined) return received.message as Run;
    await pause(LOOK_AGAIN_MS);
  }
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
