import { setTimeout as pause } from 'node:timers/promises';
import type { Assignment } from '../judging/schemas.js';
import { answerId } from './campaign.js';

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

/** A judge who answers without pause, and resends what was not acknowledged under the same id. */
export class BusyJudge {
  readonly acknowledged: Acknowledged[] = [];
  readonly #key: string;
  #pending: Pending | undefined;

  constructor(link: string) {
    this.#key = link.replace('/judge#', '');
  }

  /** Works until the server is gone. */
  async work(url: string): Promise<void> {
    try {
      for (;;) await this.#answerOne(url);
    } catch (error) {
      // Only broken connections are expected here.
      if (!(error instanceof TypeError && error.message === 'fetch failed') && !isCut(error)) throw error;
    }
  }

  async #answerOne(url: string): Promise<void> {
    this.#pending ??= await this.#next(url);
    if (this.#pending === undefined) {
      await pause(20);
      return;
    }
    const { assignment, id, ranks } = this.#pending;
    const body = JSON.stringify({ id, revision: assignment.revision, ranks });
    const { status } = await this.#send(url, 'PUT', `judging/assignments/${assignment.id}/answer`, body);
    if (status === 200) {
      this.acknowledged.push({ assignment: assignment.id, id, ranks });
      this.#pending = undefined;
    } else if (status < 500 && status !== 429) {
      throw new Error(`an answer was refused: ${status}`);
    } else await pause(20);
  }

  async #next(url: string): Promise<Pending | undefined> {
    const { status, json } = await this.#send(url, 'POST', 'judging/next');
    if (status !== 200) return undefined;
    const { assignment } = json as { assignment: Assignment | null };
    if (assignment === null) throw new Error('there are too few items');
    // Derived from the ids, so that a mix-up would show.
    const ranks = assignment.outputs.map((_, at) => 1 + ((at + this.acknowledged.length) % assignment.outputs.length));
    return { assignment, id: answerId(), ranks };
  }

  async #send(url: string, method: string, path: string, body?: string): Promise<{ status: number; json: unknown }> {
    const response = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, json: await response.json() };
  }
}

/** The answer may be cut off while it is read. */
function isCut(error: unknown): boolean {
  return error instanceof Error && /terminated|JSON/u.test(error.message);
}
