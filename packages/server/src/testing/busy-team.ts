import { setTimeout as pause } from 'node:timers/promises';
import { exchangeWith, isCutOff, isOfProxy, type Exchange } from './exchange.js';

const REST_MS = 100;

/** A team that hands in output after output to an unreliable server, repeating each until it is acknowledged. */
export class BusyTeam {
  readonly #key: string;
  readonly #outputs: readonly string[];
  /** The ids that the server has acknowledged, in the order of the outputs. */
  readonly acknowledged: string[] = [];
  /** What a proxy answered by itself, and broken connections; each was followed by the same request. */
  readonly failures: string[] = [];

  constructor(key: string, outputs: readonly string[]) {
    this.#key = key;
    this.#outputs = outputs;
  }

  get isDone(): boolean {
    return this.acknowledged.length === this.#outputs.length;
  }

  /** Hands in at this address until the server is gone, or all is handed in. */
  async work(url: string): Promise<void> {
    const exchange = exchangeWith(url);
    try {
      while (!this.isDone) await this.#handInOne(exchange);
    } catch (error) {
      if (!isCutOff(error)) throw error;
    }
  }

  /** Hands in until the day is over, or all is handed in, also when connections break. */
  async workUntil(dayIsOver: AbortSignal, exchange: Exchange): Promise<void> {
    while (!this.isDone && !dayIsOver.aborted) {
      await this.#handInOne(exchange).catch(async (error: unknown) => {
        if (!isCutOff(error)) throw error;
        this.failures.push(String(error));
        await pause(REST_MS);
      });
    }
  }

  async #handInOne(exchange: Exchange): Promise<void> {
    const number = this.acknowledged.length;
    const { status, text } = await exchange('POST', 'team/submissions', {
      headers: {
        authorization: `Bearer ${this.#key}`,
        'content-type': 'application/octet-stream',
        'idempotency-key': `output-${number}`,
      },
      body: this.#outputs[number],
    });
    if (isOfProxy(status)) this.failures.push(`status ${status}`);
    if (isOfProxy(status) || status === 429 || status === 503) return pause(REST_MS);
    if (status >= 400) throw new Error(`refused with status ${status}`);
    this.acknowledged.push((JSON.parse(text) as { id: string }).id);
  }
}
