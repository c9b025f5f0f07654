import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { CheckerFailure } from './adapter.js';

const HAS_GROUPS = process.platform !== 'win32';
const GRACE_MS = 2000;

/** Starts a command line in a shell, as the leader of a group of processes that can be ended together. */
export function startCommand(command: string): ChildProcessWithoutNullStreams {
  const child = spawn(command, { shell: true, stdio: 'pipe', detached: HAS_GROUPS });
  // A command may end without having read everything; its exit code says whether that is an error.
  child.stdin.on('error', () => undefined);
  return child;
}

/** Asks the command and everything it started to end, and kills them if they have not after a while. */
export function endCommand(child: ChildProcessWithoutNullStreams): void {
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
  timer.unref();
  child.once('close', () => clearTimeout(timer));
}

function signalGroup(child: ChildProcessWithoutNullStreams, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    // The group may outlive its leader.
    if (HAS_GROUPS) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended in the meantime.
  }
}

const SHOWN_COMPLAINT = 300;

/** Keeps the end of what a command writes to standard error. */
export function complaintsOf(child: ChildProcessWithoutNullStreams): () => string {
  let end = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    end = (end + chunk).slice(-SHOWN_COMPLAINT);
  });
  return () => end.trim().replaceAll(/\s+/gu, ' ');
}

/** Why a command that ended on its own did not answer. */
export function endedFailure(child: ChildProcessWithoutNullStreams, complaint: string): CheckerFailure {
  const ending = child.signalCode === null ? `with exit code ${child.exitCode ?? 'unknown'}` : `by ${child.signalCode}`;
  return new CheckerFailure(
    `the command ended ${ending}${complaint === '' ? '' : `, saying ${JSON.stringify(complaint)}`}`,
    { remedy: 'Try the command by itself on the sentence.' },
  );
}
