import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program that runs while tests go on. */
export interface RunningCommand {
  /** What it printed until it was ready. */
  readonly printed: readonly string[];
  /** Sends the signal, and waits until it has ended. */
  readonly kill: () => Promise<void>;
}

interface CommandOptions {
  /** A line on its standard output or error by which it says that it is ready. */
  readonly isReady: RegExp;
  readonly env?: NodeJS.ProcessEnv;
  readonly signal?: 'KILL' | 'TERM';
}

/** Runs a program until its own input ends, so that nothing stays behind when the tests are killed. */
const KEEPER = `
exec 3<&0
"$@" 2>&1 3<&- &
child=$!
{ cat <&3; kill -"$0" $child; } > /dev/null 2>&1 &
wait $child
`;

/** Starts a program, and waits until it is ready. */
export async function startCommand(
  command: readonly string[],
  { isReady, env = {}, signal = 'KILL' }: CommandOptions,
): Promise<RunningCommand> {
  const keeper = spawn('sh', ['-c', KEEPER, signal, ...command], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });
  const exited = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  const lines = createInterface({ input: keeper.stdout });
  const printed: string[] = [];
  await new Promise<void>((resolve, reject) => {
    let isUp = false;
    // Lines are read to the end: a program that nobody listens to would stop.
    lines.on('line', (line) => {
      if (isUp) return;
      printed.push(line);
      isUp = isReady.test(line);
      if (isUp) resolve();
    });
    lines.once('close', () => {
      keeper.stdin.end();
      reject(new Error(`${command.join(' ')} ended: ${printed.join('\n')}`));
    });
  });
  return {
    printed,
    kill: async () => {
      keeper.stdin.end();
      await exited;
    },
  };
}
