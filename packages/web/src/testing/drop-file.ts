import type { Locator } from 'playwright-core';

/** Drags a file over an element, checks that it shows so, and drops it. */
export async function dropFile(zone: Locator, name: string, text: string): Promise<void> {
  const transfer = await zone.page().evaluateHandle(
    ([fileName, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], fileName, { type: 'text/plain' }));
      return data;
    },
    [name, text],
  );
  await zone.dispatchEvent('dragover', { dataTransfer: transfer });
  await zone.and(zone.page().locator('.over')).waitFor();
  await zone.dispatchEvent('drop', { dataTransfer: transfer });
}
