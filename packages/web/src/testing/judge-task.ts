import type { JudgeLink, Next } from '@stet/server';
import { EXAMPLE_SYSTEMS, type JudgingRoom } from './judging-room.js';
import { exampleOutput } from './shared-task.js';

/** Runs a campaign made from a task, with a judge who always prefers the systems of the example in their order. */
export async function judgeSubmissions(room: JudgingRoom, campaign: string, items = 12): Promise<void> {
  await room.api('PUT', `/campaigns/${campaign}/plan`, { items, tooFastSeconds: 0 });
  const { link } = await room.api<JudgeLink>('POST', `/campaigns/${campaign}/judges`, { name: 'Jo' });
  await room.api('PUT', `/campaigns/${campaign}/state`, { state: 'running' });
  const outputs = EXAMPLE_SYSTEMS.map((system) => new Set(exampleOutput(system).split('\n')));
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${room.url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${link.replace('/judge#', '')}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  for (;;) {
    const { assignment } = (await ask('POST', '/judging/next')) as Next;
    if (assignment === null) return;
    const preferences = assignment.outputs.map((text) => outputs.findIndex((texts) => texts.has(text)));
    const ranks = preferences.map((preference) => 1 + preferences.filter((rival) => rival < preference).length);
    const body = { id: crypto.randomUUID(), revision: 0, ranks };
    await ask('PUT', `/judging/assignments/${assignment.id}/answer`, body);
  }
}
