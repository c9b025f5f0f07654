import { expect, it } from 'vitest';
import { atRest } from '../../../charts/src/testing/browser.js';
import { describeJudgingRoom } from '../testing/judging-room.js';
import { allReleased, scoredTask } from '../testing/shared-task.js';

/** `Wed 18 November 2026, 14:00 Europe/Berlin, in 3 days`. */
const WHOLE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d (?:UTC|[A-Z][a-z]+\/[\w/ ]+), (?:in .+|.+ ago|just now)/u;
/** A date or a time of day, however it is written. */
const ANY = /\b\d{1,2}:\d\d\b|\b(?:19|20)\d\d-\d\d|\b\d{1,2} [A-Z][a-z]+ 20\d\d/u;

describeJudgingRoom('the dates of the app', (room) => {
  it('are told in full on every page, with weekday, zone and how far off they are', async () => {
    const { id, keys } = await scoredTask(room, { release: allReleased() });
    const organiser = await room.organise('/', { timezoneId: 'Europe/Berlin', locale: 'en-US' });
    for (const path of [
      '/',
      `/tasks/${id}`,
      `/tasks/${id}/submissions`,
      `/tasks/${id}/teams`,
      `/team/${keys.careful}`,
    ]) {
      await organiser.goto(path);
      await organiser.locator('time').first().waitFor();
      await atRest(organiser);
      const moments = await organiser.locator('time').allInnerTexts();
      for (const moment of moments) expect(moment).toMatch(WHOLE);
      if (path.endsWith('/submissions')) expect(moments[0]).toContain('Europe/Berlin');
      // Whatever else looks like a date or a time is one that slipped through.
      await organiser.evaluate(() => {
        for (const moment of document.querySelectorAll('time')) moment.remove();
      });
      await expect
        .poll(async () => [path, ANY.exec(await organiser.locator('main').innerText())?.[0]])
        .toEqual([path, undefined]);
    }
    await organiser.context().close();
    expect(room.complaints()).toEqual([]);
  });
});
