import type { Page } from 'playwright-core';
import { json } from '../../../cli/src/testing/stet.js';
import { EXAMPLE } from './judging-room.js';
import { EXAMPLE_GOLD } from './shared-task.js';

/** What `stet score --json` prints of M2. */
interface Printed {
  readonly systems: readonly {
    readonly name: string;
    readonly scores: { readonly m2: { readonly correct: number; readonly proposed: number; readonly gold: number } };
  }[];
}

/** The counts of `stet score`, as the leaderboard shows them; the outputs of the systems lie in a folder. */
export function printedCounts(
  systems: readonly string[],
  gold = EXAMPLE_GOLD,
  folder = `${EXAMPLE}systems`,
): Record<string, string[]> {
  const files = systems.map((system) => `${folder}/${system}.txt`);
  const printed = json(['score', '--gold', gold, ...files, '--json']) as unknown as Printed;
  return Object.fromEntries(
    printed.systems.map(({ name, scores: { m2 } }) => [name, [m2.correct, m2.proposed, m2.gold].map(String)]),
  );
}

/** Correct, proposed and gold of each team on the page. */
export async function shownCounts(page: Page, board = 'Leaderboard'): Promise<Record<string, string[]>> {
  const table = page.getByRole('region', { name: `${board}: all scores` });
  await table.waitFor();
  await page.getByRole('checkbox', { name: 'Show counts' }).first().check();
  // In one piece: a row that is gone when it is read by itself would be waited for.
  const shown = await table.evaluate((region) => {
    const textOf = (element: HTMLElement): string => element.innerText.trim();
    const titles = [...region.querySelectorAll<HTMLElement>('thead th')].map(textOf);
    const columns = ['Correct', 'Proposed', 'Gold'].map((title) => titles.indexOf(title));
    return [...region.querySelectorAll('tbody tr')].map((row) => {
      const cells = [...row.querySelectorAll<HTMLElement>('th, td')].map(textOf);
      const name = row.querySelector<HTMLElement>('th bdi')?.innerText ?? '';
      return [name, columns.map((column) => cells[column])] as const;
    });
  });
  return Object.fromEntries(shown);
}
