import { expect, it } from 'vitest';
import { describeInBrowser, objections } from './browser.js';

const PAGE = `<!doctype html><html lang="en"><title>A page</title><style>
  p { color: #777; background: #fff }
  @media (prefers-color-scheme: dark) { p { color: #555; background: #000 } }
</style><main><h1>Title</h1>`;

describeInBrowser('objections(page)', (open) => {
  it('are none to a page that is right', async () => {
    const page = await open(`${PAGE.replace('#777', '#333').replace('#555', '#ddd')}<p>Text</p></main>`, {
      width: 800,
    });
    expect(await objections(page)).toEqual([]);
  });

  it('name the rule and the element, and colours in the dark too', async () => {
    const page = await open(`${PAGE}<p>Grey</p><img src="data:,"></main>`, { width: 800 });
    const expected = [
      'color-contrast: <p>Grey</p>',
      'image-alt: <img src="data:,">',
      'dark: color-contrast: <p>Grey</p>',
    ];
    expect(await objections(page)).toEqual(expected);
    expect(await objections(page)).toEqual(expected);
  });

  it('are looked for anew on the next page', async () => {
    const page = await open(`${PAGE}<p>Grey</p></main>`, { width: 800 });
    await objections(page);
    await page.goto('data:text/html,<html lang="en"><title>Next</title><main><h1>Next</h1><button></button></main>');
    expect(await objections(page)).toEqual(['button-name: <button></button>']);
  });

  it('are not silently left out in frames', async () => {
    const page = await open(`${PAGE}<iframe title="Inner" srcdoc="<button></button>"></iframe></main>`, { width: 800 });
    await expect(objections(page)).rejects.toThrow('frames');
  });
});
