/**
 * Lets readers collect examples for a file of what a checker must flag and let pass: a button goes from nothing to what
 * is likely, to the opposite, and back. It runs in the page as text, by itself, so it may use nothing from outside of it.
 */
function collectExamples(page: Document): void {
  const words = { pass: '✅ must pass', flag: '❌ must be flagged' };
  const signs = { pass: '✅', flag: '❌' };
  const buttons = Array.from(page.querySelectorAll<HTMLButtonElement>('button[data-must-rule]'));
  const collections = Array.from(page.querySelectorAll<HTMLElement>('[data-collection]'));
  // All lists of a page fill one file, which is shown where the reader is.
  const show = (nearest: HTMLElement): void => {
    const chosen = buttons.flatMap(({ dataset: { must, mustRule, mustSentence } }) =>
      must === 'pass' || must === 'flag' ? [`${signs[must]} \`${mustRule ?? ''}\` ${mustSentence ?? ''}`] : [],
    );
    const distinct = Array.from(new Set(chosen));
    for (const collection of collections) collection.hidden = collection !== nearest || distinct.length === 0;
    const part = (name: string): HTMLElement | null => nearest.querySelector(`[data-collected-${name}]`);
    const [count, lines, file] = [part('count'), part('lines'), part('file')];
    if (count !== null) count.textContent = distinct.length === 1 ? '1 example' : `${distinct.length} examples`;
    if (lines !== null) lines.textContent = distinct.join('\n');
    if (!(file instanceof HTMLAnchorElement)) return;
    URL.revokeObjectURL(file.href);
    file.href = URL.createObjectURL(new Blob([`${distinct.join('\n')}\n`], { type: 'text/plain' }));
  };
  for (const button of buttons) {
    const nearest = button.closest('.stet-examples')?.querySelector<HTMLElement>('[data-collection]');
    if (nearest === null || nearest === undefined) continue;
    const { dataset } = button;
    const name = button.textContent;
    button.hidden = false;
    button.addEventListener('click', () => {
      const likely = dataset.mustLikely === 'pass' ? 'pass' : 'flag';
      const unlikely = likely === 'pass' ? 'flag' : 'pass';
      const next = dataset.must === undefined ? likely : dataset.must === likely ? unlikely : undefined;
      if (next === undefined) delete dataset.must;
      else dataset.must = next;
      button.textContent = next === undefined ? name : words[next];
      show(nearest);
    });
  }
}

/** The same as a script for a page. */
export const COLLECTING_SCRIPT = `(${collectExamples.toString()})(document);`;
