import { expect, it, vi } from 'vitest';
import type { Task } from '../index.js';
import { ok } from '../testing/campaign.js';
import { describeRooms } from '../testing/describe-rooms.js';

vi.mock('../../../core/src/formats/corpus-formats.js', async (importOriginal) => {
  const { withToyFormat } = await import('../../../core/src/testing/toy-format.js');
  return withToyFormat(importOriginal);
});

describeRooms('a format in the list', (room) => {
  it('is in the description of the API', async () => {
    const { text } = ok(await room().nobody.send('GET', 'openapi.json'));
    expect(text.match(/"enum":\["arrows","m2"/gu)).toHaveLength(2);
    expect(text).toMatch(/Upload the gold: arrows, M2/u);
  });

  it('is taken as a gold, and given', async () => {
    const toy = 'a cat sat => the cat sat\nit slept => it slept\n';
    const { id } = ok(await room().organiser.send('POST', 'tasks', { name: 'New' })).body as Task;
    ok(await room().organiser.upload(`tasks/${id}/gold`, toy));
    expect(ok(await room().organiser.send('GET', `tasks/${id}/golds/gold?format=arrows`)).text).toBe(toy);
  });
});
