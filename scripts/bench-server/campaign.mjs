import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const EXAMPLE = fileURLToPath(new URL('../../examples/evening-class', import.meta.url));

/** Sets up a running campaign on the example, of 20,000 items for so many judges each, and returns its id and judges. */
export async function openCampaign({ organiser, holder }, { judges, judgesEach = 5 }) {
  const { id } = await organiser.call('POST', 'campaigns', { name: 'Bench' });
  await organiser.call('PUT', `campaigns/${id}/texts/source`, readFileSync(join(EXAMPLE, 'source.txt')));
  for (const file of readdirSync(join(EXAMPLE, 'systems'))) {
    const output = readFileSync(join(EXAMPLE, 'systems', file));
    await organiser.call('PUT', `campaigns/${id}/systems/${basename(file, '.txt')}`, output);
  }
  await organiser.call('PUT', `campaigns/${id}/plan`, {
    items: 20_000,
    replacement: true,
    overlap: { share: 1, judges: judgesEach },
  });
  const holders = [];
  for (let at = 0; at < judges; at++) {
    const { link } = await organiser.call('POST', `campaigns/${id}/judges`, { name: `judge ${at}` });
    holders.push(holder(link.replace('/judge#', '')));
  }
  await organiser.call('PUT', `campaigns/${id}/state`, { state: 'running' });
  return { id, judges: holders };
}

/** Takes items and answers them until `end`, resting in between; reports each request to the recorder. */
export async function judge(client, end, { record, restMs = 0, acknowledged = [] }) {
  while (performance.now() < end) {
    const next = await record('next item', () => client.send('POST', 'judging/next'));
    const assignment = next === undefined ? undefined : JSON.parse(next.bytes.toString('utf8')).assignment;
    if (assignment === undefined || assignment === null) {
      await pause(100);
      continue;
    }
    const id = crypto.randomUUID();
    const ranks = assignment.outputs.map((_, at) => at + 1);
    const body = { id, revision: assignment.revision, ranks };
    const path = `judging/assignments/${assignment.id}/answer`;
    if ((await record('answer kept', () => client.send('PUT', path, body))) !== undefined) acknowledged.push(id);
    if (restMs > 0) await pause(restMs * (0.5 + Math.random()));
  }
}
