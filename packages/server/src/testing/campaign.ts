import { expect } from 'vitest';
import type { Answer, Client, Room } from './room.js';

export const SOURCE = [
  'He go home .',
  'She like it .',
  'It are late .',
  'We goes now .',
  'All is well .',
  'I sees you .',
];

/** Outputs of four systems: no two agree on every sentence, and all agree on the fifth. */
export const SYSTEMS: Readonly<Record<string, readonly string[]>> = {
  ann: ['He goes home .', 'She likes it .', 'It is late .', 'We go now .', 'All is well .', 'I see you .'],
  bob: ['He go home .', 'She like it .', 'It are late .', 'We goes now .', 'All is well .', 'I sees you .'],
  cat: ['He goes home .', 'She liked it .', 'It was late .', 'We went now .', 'All is well .', 'I saw you .'],
  dan: ['He went home .', 'She likes it .', 'It are later .', 'We goes .', 'All is well .', 'I sees .'],
};

export const lines = (sentences: readonly string[]): string => sentences.map((sentence) => `${sentence}\n`).join('');

export function ok(answer: Answer): Answer {
  expect({ status: answer.status, error: answer.status < 400 ? undefined : answer.text }).toEqual({
    status: answer.status,
    error: undefined,
  });
  return answer;
}

/** A draft with texts. */
export async function draft(organiser: Client, name = 'Evening class'): Promise<string> {
  const { body } = ok(await organiser.send('POST', 'campaigns', { name, instructions: 'Rank the corrections.' }));
  const id = (body as { id: string }).id;
  ok(await organiser.upload(`campaigns/${id}/texts/source`, lines(SOURCE)));
  for (const [system, output] of Object.entries(SYSTEMS)) {
    ok(await organiser.upload(`campaigns/${id}/systems/${system}`, lines(output)));
  }
  return id;
}

/** A running campaign with a judge for each name. */
export async function running(
  room: Room,
  plan: Readonly<Record<string, unknown>> = {},
  judges = ['jo', 'kim'],
): Promise<{ id: string; judges: Client[]; links: string[] }> {
  const { organiser } = room;
  const id = await draft(organiser);
  ok(await organiser.send('PUT', `campaigns/${id}/plan`, { items: 5, ...plan }));
  const links: string[] = [];
  for (const name of judges) {
    const { body } = ok(await organiser.send('POST', `campaigns/${id}/judges`, { name }));
    links.push((body as { link: string }).link);
  }
  ok(await organiser.send('PUT', `campaigns/${id}/state`, { state: 'running' }));
  return { id, judges: links.map(room.judge), links };
}

let answers = 0;

/** An id as a page would make it. */
export function answerId(): string {
  return `answer-of-a-test-${answers++}`;
}
