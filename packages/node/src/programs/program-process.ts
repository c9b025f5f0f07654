import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { quote, type ProgramLimits } from '@stet/core/worker';
import { NodeError, type NodeErrorCode } from '../errors.js';
import { addRunning, endRunning } from './running-groups.js';
import { usedMemory } from './used-memory.js';

interface Waiter {
  readonly resolve: (line: string) => void;
  readonly reject: (error: Error) => void;
}

/** Longer lines are nobody's answers. */
const MOST_LINE_BYTES = 1 << 20;
/** Lines that are sent before the first of them is answered, so that the program need not wait for the next. */
const MOST_AT_ONCE = 4;
const MEMORY_MS = 200;
/** How much of the end of what it says on standard error is kept, for messages. */
const KEPT_STDERR = 2000;
const MEGABYTE = 1024 * 1024;

/** A program that answers each line with a line. It is ended when it exceeds its limits or says what nobody asked for. */
export class ProgramProcess {
  readonly #name: string;
  readonly #limits: ProgramLimits;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #memoryWatch: NodeJS.Timeout;
  readonly #unsent: string[] = [];
  readonly #waiting: Waiter[] = [];
  #sent = 0;
  #pieces: Buffer[] = [];
  #pieceBytes = 0;
  #stderr = '';
  #silence: NodeJS.Timeout | undefined;
  #failure: Error | undefined;

  constructor(words: readonly string[], limits: ProgramLimits) {
    const [program, ...args] = words;
    this.#name = program;
    this.#limits = limits;
    // In a group of its own, so that it can be ended with all that it starts.
    this.#child = spawn(program, args, { stdio: 'pipe', detached: true });
    const { pid } = this.#child;
    if (pid !== undefined) addRunning(pid);
    this.#child.on('error', (cause: NodeJS.ErrnoException) => this.#fail(this.#notStarted(cause)));
    this.#child.on('close', (code, signal) => this.#fail(this.#ended(code, signal)));
    // What becomes of a line that it no longer reads is told by its end.
    this.#child.stdin.on('error', () => undefined);
    this.#child.stdout.on('data', (piece: Buffer) => this.#receive(piece));
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr = (this.#stderr + text).slice(-KEPT_STDERR);
    });
    this.#memoryWatch = setInterval(() => this.#checkMemory(), MEMORY_MS).unref();
  }

  /** The next line that it prints by itself: the first. */
  firstLine(): Promise<string> {
    this.#sent++;
    return this.#wait();
  }

  /** Sends a line, and gives the line that answers it. */
  ask(line: string): Promise<string> {
    this.#unsent.push(line);
    const answer = this.#wait();
    this.#send();
    return answer;
  }

  /** Ends it; `reason` is what those are told who wait for an answer. */
  close(reason: Error = new Error('the program was closed')): void {
    this.#failure ??= reason;
    this.#release();
  }

  #wait(): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.#failure === undefined) this.#waiting.push({ resolve, reject });
      else reject(this.#failure);
      this.#watchSilence();
    });
  }

  #send(): void {
    while (this.#sent < MOST_AT_ONCE) {
      const line = this.#unsent.shift();
      if (line === undefined || this.#failure !== undefined) return;
      this.#sent++;
      this.#child.stdin.write(`${line}\n`);
    }
  }

  #receive(piece: Buffer): void {
    let rest = piece;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      const line = Buffer.concat([...this.#pieces, rest.subarray(0, end)]).toString('utf8');
      this.#pieces = [];
      this.#pieceBytes = 0;
      rest = rest.subarray(end + 1);
      this.#take(line);
    }
    this.#pieceBytes += rest.length;
    this.#pieces.push(rest);
    if (this.#pieceBytes <= MOST_LINE_BYTES) return;
    this.#fail(
      this.#problem(
        'PROGRAM_TOO_LOUD',
        `to print lines of at most ${MOST_LINE_BYTES} bytes`,
        'a longer one',
        'It must print one line for each line that it reads, and nothing else.',
      ),
    );
  }

  #take(line: string): void {
    if (this.#failure !== undefined) return;
    const waiter = this.#sent === 0 ? undefined : this.#waiting.shift();
    if (waiter === undefined) {
      this.#fail(
        this.#problem(
          'PROGRAM_TOO_LOUD',
          'to print a line for each line that it is sent',
          `one more: ${quote(line)}`,
          'Print what is not an answer on the standard error.',
        ),
      );
      return;
    }
    this.#sent--;
    waiter.resolve(line);
    this.#send();
    this.#watchSilence();
  }

  /** It has so long for each answer, beginning with the one before. */
  #watchSilence(): void {
    clearTimeout(this.#silence);
    if (this.#waiting.length === 0 || this.#failure !== undefined) return;
    const { seconds } = this.#limits;
    this.#silence = setTimeout(
      () =>
        this.#fail(
          this.#problem(
            'PROGRAM_SILENT',
            `to answer within ${seconds} s`,
            'no answer',
            'Does it flush its standard output after each answer? If it needs longer, raise {{metricSeconds}}.',
          ),
        ),
      seconds * 1000,
    );
  }

  #checkMemory(): void {
    const { pid } = this.#child;
    const { megabytes } = this.#limits;
    const used = pid === undefined ? undefined : usedMemory(pid);
    if (used === undefined || used <= megabytes * MEGABYTE) return;
    this.#fail(
      this.#problem(
        'PROGRAM_TOO_LARGE',
        `to use at most ${megabytes} MB of memory`,
        `${Math.ceil(used / MEGABYTE)} MB`,
        'If it needs more, raise {{metricMemory}}.',
      ),
    );
  }

  #notStarted(cause: NodeJS.ErrnoException): NodeError {
    const found = cause.code === 'ENOENT' ? 'no such program' : (cause.code ?? cause.message);
    return this.#problem('PROGRAM_ENDED', 'to start', found, 'Check its name and that it may be run.', cause);
  }

  #ended(code: number | null, signal: NodeJS.Signals | null): NodeError {
    const found = signal ?? `exit code ${code ?? ''}`;
    return this.#problem('PROGRAM_ENDED', 'to run until its standard input ends', found, 'Fix the program.');
  }

  #problem(code: NodeErrorCode, expected: string, found: string, remedy: string, cause?: unknown): NodeError {
    const said = this.#stderr.trim().split('\n').at(-1) ?? '';
    return new NodeError(
      {
        code,
        expected: `${this.#name} ${expected}`,
        found: said === '' ? found : `${found}; on its standard error, it last said ${quote(said)}`,
        remedy,
      },
      { cause },
    );
  }

  #fail(failure: NodeError): void {
    this.#failure ??= failure;
    this.#release();
  }

  #release(): void {
    clearTimeout(this.#silence);
    clearInterval(this.#memoryWatch);
    if (this.#child.pid !== undefined) endRunning(this.#child.pid);
    this.#child.stdin.destroy();
    this.#child.stdout.destroy();
    this.#child.stderr.destroy();
    const failure = this.#failure;
    for (const waiter of this.#waiting.splice(0)) if (failure !== undefined) waiter.reject(failure);
  }
}
