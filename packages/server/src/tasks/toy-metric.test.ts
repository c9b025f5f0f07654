import { expect, it, vi } from 'vitest';
import { ok } from '../testing/campaign.js';
import { describeRooms } from '../testing/describe-rooms.js';
import { openSettings } from '../testing/task.js';

vi.mock('../../../core/src/metrics/metric-kinds.js', async (importOriginal) => {
  const { withToyMetric } = await import('../../../core/src/testing/toy-metric.js');
  return withToyMetric(importOriginal);
});

describeRooms('a metric in the list', (room) => {
  it('is in the description of the API', async () => {
    const { text } = ok(await room().nobody.send('GET', 'openapi.json'));
    expect(text).toMatch(/"enum":\["m2",[^\]]*"green","ruler"\]/u);
    expect(text).not.toMatch(/"enum":\["m2",[^\]]*"green"\]/u);
  });

  it('can be chosen for a task, beside all others', async () => {
    const metrics = ['m2', 'hoo', 'i-measure', 'gleu', 'bleu', 'meteor', 'green', 'ruler'];
    const settings = openSettings(room().now, { metrics, official: 'ruler' });
    ok(await room().organiser.send('POST', 'tasks', { name: 'New', settings }));
    const wrong = openSettings(room().now, { metrics: ['compass'], official: 'compass' });
    expect(await room().organiser.send('POST', 'tasks', { name: 'Newer', settings: wrong })).toMatchObject({
      status: 400,
    });
  });
});
