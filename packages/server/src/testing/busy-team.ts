import { setTimeout as pause } from 'node:timers/promises';

/** A team that hands in output after output to an unreliable server, repeating each until it is acknowledged. */
export class BusyTeam {
  readonly #key: string;
  readonly #outputs: readonly string[];
  /** The ids that the server has acknowledged, in the order of the outputs. */
  readonly acknowledged: string[] = [];

  constructor(key: string, outputs: readonly string[]) {
    this.#key = key;
    this.#outputs = outputs;
  }

  get isDone(): boolean {
    return this.acknowledged.length === this.#outputs.length;
  }

  /** Hands in at this address until the server is gone, or all is handed in. */
  async work(url: string): Promise<void> {
    while (!this.isDone) {
      const number = this.acknowledged.length;
      try {
        const response = await fetch(`${url}/api/v1/team/submissions`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${this.#key}`,
            'content-type': 'application/octet-stream',
            'idempotency-key': `output-${number}`,
          },
          body: this.#outputs[number],
        });
        if (response.status === 429 || response.status === 503) {
          await pause(100);
          continue;
        }
        const { id } = (await response.json()) as { id?: string };
        if (!response.ok || id === undefined) throw new Error(`refused with status ${response.status}`);
        this.acknowledged.push(id);
      } catch (error) {
        if (error instanceof Error && error.message.startsWith('refused')) throw error;
        return;
      }
    }
  }
}
