/** Paper, ink, a reading serif, and one accent: the proofreader's blue. Fonts come with the browser. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fbf9f4; --ink: #211d18; --quiet: #625a4e; --rule: #d8d1c3; --accent: #1b5a9f;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #17191c; --ink: #ebe6db; --quiet: #aea698; --rule: #3b3e42; --accent: #8fbcf0; }
}
* { box-sizing: border-box; }
html { font: 1.0625rem/1.6 "Iowan Old Style", Palatino, "Palatino Linotype", "URW Palladio L", "Book Antiqua", Georgia, serif; }
body {
  margin: 0 auto; padding: 3.5rem 1.25rem 5rem; max-inline-size: 50rem;
  background: var(--paper); color: var(--ink); font-variant-numeric: oldstyle-nums;
}
header { border-block-end: 1px solid var(--rule); padding-block-end: 1.75rem; }
.kind { margin: 0; color: var(--accent); font-variant-caps: small-caps; letter-spacing: 0.06em; font-size: 1.125rem; }
h1 { margin: 0.25rem 0 0.75rem; font-size: clamp(1.8rem, 6vw, 2.6rem); line-height: 1.15; font-weight: 400; overflow-wrap: anywhere; }
h2 { margin: 3.25rem 0 0.5rem; font-size: 1.45rem; line-height: 1.25; font-weight: 400; }
p { margin: 0 0 0.9rem; max-inline-size: 38rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 1rem 0 0; padding: 0; list-style: none; }
a { color: var(--accent); text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
figure { margin: 1.5rem 0 1.75rem; }
figcaption { margin-block-end: 0.35rem; font-size: 0.9375rem; }
figcaption b { font-weight: 600; margin-inline-end: 0.5rem; }
.key { white-space: nowrap; color: var(--quiet); margin-inline-end: 0.6rem; }
.key svg { vertical-align: -0.12em; }
.shapes { position: absolute; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); gap: 0 2rem; }
.plots figure { margin-block: 1rem 0; }
figure > svg { display: block; direction: ltr; }
svg text { font-size: 0.8125rem; fill: var(--ink); font-variant-numeric: tabular-nums lining-nums; unicode-bidi: plaintext; }
svg .label, svg .unit { text-anchor: end; }
svg .tick { text-anchor: middle; }
svg .tick, svg .unit { fill: var(--quiet); font-size: 0.75rem; }
.grid { stroke: var(--rule); stroke-width: 1; }
.range { stroke: var(--quiet); stroke-width: 1; opacity: 0.55; }
.interval { stroke: var(--accent); stroke-width: 5; stroke-linecap: round; opacity: 0.32; }
.mark { fill: var(--paper); stroke: var(--ink); stroke-width: 1.25; }
.series-0 { fill: var(--accent); stroke: var(--accent); }
.scroll { overflow-x: auto; margin: 1rem 0 0.5rem; }
table { border-collapse: collapse; inline-size: 100%; font-size: 0.9375rem; font-variant-numeric: tabular-nums lining-nums; }
caption { text-align: start; font-weight: 600; padding-block-end: 0.4rem; }
thead th { border-block: 1px solid var(--ink); border-block-end-color: var(--rule); vertical-align: bottom; }
tbody tr:last-child > * { border-block-end: 1px solid var(--ink); }
th, td { padding: 0.22rem 0.7rem; text-align: start; font-weight: 400; }
tr > th:first-child { padding-inline-start: 0; }
tr > :last-child { padding-inline-end: 0.2rem; }
thead th { color: var(--quiet); font-size: 0.875rem; }
tbody th, td.number { white-space: nowrap; }
.number { text-align: end; }
tbody th:first-child { position: sticky; inset-inline-start: 0; background: var(--paper); }
.narrow { inline-size: auto; }
.tint { font-size: 0.84375rem; }
.tint thead th { font-size: 0.8125rem; }
.tint thead th:not(:first-child) { padding-inline: 0.4rem; }
.tint td { background: color-mix(in srgb, var(--accent) calc(var(--share) * 0.34%), var(--paper)); padding-inline: 0.4rem; }
.note { color: var(--quiet); font-size: 0.8125rem; overflow-wrap: anywhere; margin-block: 0 0.3rem; max-inline-size: none; }
footer { margin-block-start: 4rem; border-block-start: 1px solid var(--rule); padding-block-start: 1rem; color: var(--quiet); font-size: 0.875rem; }
@media print {
  body { max-inline-size: none; padding: 0; }
  nav { display: none; }
  figure, tr { break-inside: avoid; }
  .scroll { overflow: visible; }
}
`;
