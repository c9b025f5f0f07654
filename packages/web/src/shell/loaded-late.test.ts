import { expect, it } from 'vitest';
import { describeJudgingRoom } from '../testing/judging-room.js';

const CODE_OF_PLAYGROUND = '**/assets/playground-page-*.js';

describeJudgingRoom('a room whose code is fetched when it is opened', (room) => {
  it('says so where its code does not come, and opens once it does', async () => {
    const page = await (await room.visit()).newPage();
    await page.goto('/');
    await page.route(CODE_OF_PLAYGROUND, (route) => route.abort());
    await page.getByRole('link', { name: 'Playground' }).first().click();
    await page.getByRole('heading', { name: 'The page did not load' }).waitFor();
    await page.unroute(CODE_OF_PLAYGROUND);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { name: 'Playground' }).waitFor();
    await page.context().close();
    expect(room.complaints().filter((complaint) => !complaint.includes('dynamically imported module'))).toEqual([]);
  });

  it('is there at once when it is opened again', async () => {
    const page = await (await room.visit()).newPage();
    await page.goto('/playground');
    await page.getByRole('heading', { name: 'Playground' }).waitFor();
    await page.getByRole('link', { name: 'Stet', exact: true }).click();
    await page.getByRole('heading', { name: 'Playground' }).waitFor({ state: 'detached' });
    // With the very frame that shows the address: nothing is waited for.
    const isThere = await page.evaluate(() => {
      history.back();
      return new Promise<boolean>((resolve) =>
        addEventListener('popstate', () => setTimeout(() => resolve(document.querySelector('textarea') !== null))),
      );
    });
    expect(isThere).toBe(true);
    await page.context().close();
  });
});
