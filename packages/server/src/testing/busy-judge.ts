import { setTimeout as pause } from 'node:timers/promises';
import type { Assignment } from '../judging/schemas.js';
import { answerId } from './campaign.js';
import { exchangeWith, isCutOff, isOfProxy, type Exchange } from './exchange.js';

/** An answer that the server has acknowledged. */
export interface Acknowledged {
  readonly assignment: string;
  readonly id: string;
  readonly ranks: readonly number[];
}

interface Pending {
  readonly assignment: Assignment;
  readonly id: string;
  readonly ranks: readonly number[];
}

const REST_MS = 20;

/** A judge who answers without pause, and resends what was not acknowledged under the same id. */
export class BusyJudge {
  readonly acknowledged: Acknowledged[] = [];
  /** What a proxy answered by itself, and broken connections; each was followed by the same request. */
  readonly failures: string[] = [];
  readonly #key: string;
  #pending: Pending | undefined;

  constructor(link: string) {
    this.#key = link.replace('/judge#', '');
  }

  /** Works until the server is gone. */
  async work(url: string): Promise<void> {
    const exchange = exchangeWith(url);
    try {
      for (;;) await this.#answerOne(exchange);
    } catch (error) {
      if (!isCutOff(error)) throw error;
    }
  }

  /** Works until the day is over, also when connections break. */
  async workUntil(dayIsOver: AbortSignal, exchange: Exchange): Promise<void> {
    while (!dayIsOver.aborted) {
      await this.#answerOne(exchange).catch(async (error: unknown) => {
        if (!isCutOff(error)) throw error;
        this.failures.push(String(error));
        await pause(REST_MS);
      });
    }
  }

  async #answerOne(exchange: Exchange): Promise<void> {
    this.#pending ??= await this.#next(exchange);
    if (this.#pending === undefined) {
      await pause(REST_MS);
      return;
    }
    const { assignment, id, ranks } = this.#pending;
    const body = JSON.stringify({ id, revision: assignment.revision, ranks });
    const { status } = await this.#send(exchange, 'PUT', `judging/assignments/${assignment.id}/answer`, body);
    if (status === 200) {
      this.acknowledged.push({ assignment: assignment.id, id, ranks });
      this.#pending = undefined;
    } else if (status < 500 && status !== 429) {
      throw new Error(`an answer was refused: ${status}`);
    } else await pause(REST_MS);
  }

  async #next(exchange: Exchange): Promise<Pending | undefined> {
    const { status, text } = await this.#send(exchange, 'POST', 'judging/next');
    if (status !== 200) return undefined;
    const { assignment } = JSON.parse(text) as { assignment: Assignment | null };
    if (assignment === null) throw new Error('there are too few items');
    // Derived from the ids, so that a mix-up would show.
    const ranks = assignment.outputs.map((_, at) => 1 + ((at + this.acknowledged.length) % assignment.outputs.length));
    return { assignment, id: answerId(), ranks };
  }

  async #send(exchange: Exchange, method: string, path: string, body?: string): ReturnType<Exchange> {
    const headers = { authorization: `Bearer ${this.#key}`, 'content-type': 'application/json' };
    const answer = await exchange(method, path, { headers, body });
    if (isOfProxy(answer.status)) this.failures.push(`status ${answer.status}`);
    return answer;
  }
}
