/** Paper, ink, a reading serif. Fonts come with the browser. */
export const PAGE_STYLE = `
* { box-sizing: border-box; }
html { font: 1.0625rem/1.6 "Iowan Old Style", Palatino, "Palatino Linotype", "URW Palladio L", "Book Antiqua", Georgia, serif; }
body {
  margin: 0 auto; padding: 3.5rem 1.25rem 5rem; max-inline-size: 50rem;
  background: var(--paper); color: var(--ink); font-variant-numeric: oldstyle-nums;
}
body.wide { max-inline-size: 66rem; }
header { border-block-end: 1px solid var(--rule); padding-block-end: 1.75rem; }
.kind { margin: 0; color: var(--accent); font-variant-caps: small-caps; letter-spacing: 0.06em; font-size: 1.125rem; }
h1 { margin: 0.25rem 0 0.75rem; font-size: clamp(1.8rem, 6vw, 2.6rem); line-height: 1.15; font-weight: 400; overflow-wrap: anywhere; }
h2 { margin: 3.25rem 0 0.5rem; font-size: 1.45rem; line-height: 1.25; font-weight: 400; }
p { margin: 0 0 0.9rem; max-inline-size: 38rem; overflow-wrap: break-word; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 1rem 0 0; padding: 0; list-style: none; }
a { color: var(--accent); text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
footer { margin-block-start: 4rem; border-block-start: 1px solid var(--rule); padding-block-start: 1rem; color: var(--quiet); font-size: 0.875rem; }
footer p { margin-block: 0 0.4rem; max-inline-size: none; }
code { font: 0.9em/1.5 ui-monospace, "Liberation Mono", monospace; overflow-wrap: anywhere; }
@media (max-width: 30rem) {
  html { font-size: 1rem; }
  body { padding: 2rem 1rem 3rem; }
}
@media print {
  body { max-inline-size: none; padding: 0; }
  nav { display: none; }
  h2 { break-after: avoid; }
}
`;
