import type { ChildProcessWithoutNullStreams } from 'node:child_process';

/** Lines that a command has written and that have not been read yet. */
export class LineQueue {
  readonly #lines: Buffer[] = [];
  #rest: Buffer = Buffer.alloc(0);
  #ended = false;
  #waiting: (() => void) | undefined;

  constructor(child: ChildProcessWithoutNullStreams) {
    child.stdout.on('data', (chunk: Buffer) => {
      this.#take(chunk);
      this.#waiting?.();
    });
    child.on('close', () => {
      this.#ended = true;
      this.#waiting?.();
    });
    child.on('error', () => {
      this.#ended = true;
      this.#waiting?.();
    });
  }

  /** True if there is text after the lines that were read. */
  get hasMore(): boolean {
    return this.#lines.length > 0 || this.#rest.length > 0;
  }

  /** The next line; undefined when the command has ended. */
  async next(): Promise<Buffer | undefined> {
    while (this.#lines.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => (this.#waiting = resolve));
    }
    return this.#lines.shift();
  }

  #take(chunk: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (let end = this.#rest.indexOf(0x0a); end !== -1; end = this.#rest.indexOf(0x0a)) {
      this.#lines.push(this.#rest.subarray(0, end));
      this.#rest = this.#rest.subarray(end + 1);
    }
  }
}
