import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { fieldsOf } from '../adapters/fields.js';

type Message = Readonly<Record<string, unknown>>;

export interface JsonRpcHandlers {
  /** Answers what the server asks of us. */
  readonly onRequest: (method: string, params: unknown) => unknown;
  readonly onNotification: (method: string, params: unknown) => void;
}

const HEADER_END = '\r\n\r\n';

/** Messages of JSON-RPC with their length before them, as language servers speak over standard input and output. */
export class JsonRpcConnection {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #handlers: JsonRpcHandlers;
  readonly #open = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  #next = 1;
  #received: Buffer = Buffer.alloc(0);

  constructor(child: ChildProcessWithoutNullStreams, handlers: JsonRpcHandlers) {
    this.#child = child;
    this.#handlers = handlers;
    child.stdout.on('data', (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      this.#readAll();
    });
  }

  async request(method: string, params: unknown): Promise<unknown> {
    const id = this.#next++;
    const answer = new Promise<unknown>((resolve, reject) => this.#open.set(id, { resolve, reject }));
    this.#send({ id, method, params });
    return answer;
  }

  notify(method: string, params: unknown): void {
    this.#send({ method, params });
  }

  /** Ends all that waits for an answer. */
  fail(error: Error): void {
    for (const { reject } of this.#open.values()) reject(error);
    this.#open.clear();
  }

  #send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}${HEADER_END}${body}`);
  }

  #readAll(): void {
    for (;;) {
      const headerEnd = this.#received.indexOf(HEADER_END);
      if (headerEnd === -1) return;
      const header = this.#received.subarray(0, headerEnd).toString('latin1');
      const length = Number(/^Content-Length: *(?<length>\d+)/imu.exec(header)?.groups?.length ?? Number.NaN);
      if (Number.isNaN(length)) {
        this.fail(new Error('a message without Content-Length'));
        return;
      }
      const start = headerEnd + HEADER_END.length;
      if (this.#received.length < start + length) return;
      const body = this.#received.subarray(start, start + length).toString('utf8');
      this.#received = this.#received.subarray(start + length);
      const message = parsed(body);
      if (message === undefined) {
        this.fail(new Error('a message that is not JSON'));
        return;
      }
      this.#take(fieldsOf(message));
    }
  }

  #take({ id, method, params, result, error }: Message): void {
    if (typeof method === 'string') {
      if (id === undefined) this.#handlers.onNotification(method, params);
      else this.#send({ id, result: this.#handlers.onRequest(method, params) ?? null });
      return;
    }
    const waiting = this.#open.get(Number(id));
    this.#open.delete(Number(id));
    if (error === undefined || error === null) waiting?.resolve(result);
    else waiting?.reject(new Error(`it answered with an error: ${JSON.stringify(error)}`));
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
