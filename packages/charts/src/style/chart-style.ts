/**
 * What charts and tables need wherever they stand. One accent: the proofreader's blue; sepia is its opposite in
 * tints that go both ways. A page that sets `color-scheme` itself chooses light or dark for its charts, too.
 */
export const CHART_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbf9f4, #17191c); --ink: light-dark(#211d18, #ebe6db); --quiet: light-dark(#625a4e, #aea698);
  --rule: light-dark(#d8d1c3, #3b3e42); --accent: light-dark(#1b5a9f, #8fbcf0); --sepia: light-dark(#8a5a1c, #d9a866);
}
.side-by-side { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); gap: 0 2rem; }
.side-by-side .stet-chart { margin-block: 1rem 0; }
.stet-chart {
  margin: 1.5rem 0 1.75rem; container-type: inline-size;
  figcaption { margin-block-end: 0.35rem; font-size: 0.9375rem; line-height: 1.5; }
  figcaption b { font-weight: 600; margin-inline-end: 0.5rem; }
  .key { display: inline-block; max-inline-size: 100%; color: var(--quiet); margin-inline-end: 0.6rem; }
  .key svg { vertical-align: -0.12em; }
  .caption, .empty { margin: 0.35rem 0 0; color: var(--quiet); font-size: 0.875rem; line-height: 1.5; max-inline-size: 40rem; }
  .caption code { font-size: 0.8125rem; overflow-wrap: anywhere; }
  .empty { font-style: italic; }
  details { margin-block-start: 0.35rem; font-size: 0.875rem; color: var(--quiet); }
  summary { cursor: pointer; inline-size: fit-content; }
  .panels { display: grid; gap: 0.5rem 1rem; }
  .panel { min-inline-size: 0; }
  .panel-title { margin: 0.5rem 0 0.25rem; font-size: 0.9375rem; line-height: 1.4; max-inline-size: none; }
  .plot { display: block; overflow: visible; direction: ltr; }
  .place { overflow: visible; }
  text { font-size: 0.8125rem; fill: var(--ink); font-variant-numeric: tabular-nums lining-nums; unicode-bidi: plaintext; }
  .label, .value, .unit, .head, .cluster { text-anchor: end; }
  .tick, .count { text-anchor: middle; }
  .tick.down { text-anchor: end; }
  .unit.down { text-anchor: start; }
  .tick, .unit, .head { fill: var(--quiet); font-size: 0.75rem; }
  .count { font-size: 0.71875rem; }
  .point-label { paint-order: stroke; stroke: var(--paper); stroke-width: 3; stroke-linejoin: round; }
  .grid { stroke: var(--rule); stroke-width: 1; }
  .range { stroke: var(--quiet); stroke-width: 1; opacity: 0.55; }
  .interval { stroke: var(--accent); stroke-width: 5; stroke-linecap: round; opacity: 0.32; }
  .rank-range { stroke: color-mix(in srgb, var(--accent) 40%, var(--paper)); stroke-width: 10; stroke-linecap: round; }
  .other-range { stroke: var(--quiet); stroke-width: 1.5; stroke-linecap: square; }
  .mark { fill: var(--paper); stroke: var(--ink); stroke-width: 1.25; }
  .series-0 { fill: var(--accent); stroke: var(--accent); }
  .band { fill: color-mix(in srgb, var(--accent) 7%, var(--paper)); }
  .band.even { fill: none; }
  .cluster { font-size: 0.9375rem; font-style: italic; }
  .bar { fill: color-mix(in srgb, var(--accent) 62%, var(--paper)); }
  .curve { fill: none; stroke: var(--ink); stroke-width: 1.5; vector-effect: non-scaling-stroke; stroke-linejoin: round; }
  .line-0 { stroke: var(--accent); stroke-width: 2; }
  .error-bar { stroke: var(--accent); stroke-width: 5; stroke-linecap: round; opacity: 0.32; }
  .marker { stroke: var(--quiet); stroke-width: 1; stroke-dasharray: 4 4; }
  .line { stroke: var(--accent); stroke-width: 1.25; }
  .line.without { stroke: var(--ink); stroke-dasharray: 6 4; }
  .iso { fill: none; stroke: var(--quiet); stroke-width: 1; stroke-dasharray: 3 3; opacity: 0.75; vector-effect: non-scaling-stroke; }
  .leader { stroke: var(--quiet); stroke-width: 0.75; }
  @container (max-width: 30rem) { .minor, .where-wide { display: none; } }
  @container not (max-width: 30rem) { .where-narrow { display: none; } }
}
/* A shadow at an edge beyond which there is more; the paper in front of it moves with the table, and reaches a pixel
   further, since browsers round the two edges differently. */
.scroll:not(.wide) {
  background:
    linear-gradient(to right, var(--behind, var(--paper)) 40%, transparent) -1px 0 / 2.5rem 100% no-repeat local,
    linear-gradient(to left, var(--behind, var(--paper)) 40%, transparent) right -1px top 0 / 2.5rem 100% no-repeat local,
    linear-gradient(to right, color-mix(in srgb, var(--ink) 22%, transparent), transparent) left / 0.8rem 100% no-repeat scroll,
    linear-gradient(to left, color-mix(in srgb, var(--ink) 22%, transparent), transparent) right / 0.8rem 100% no-repeat scroll;
}
.stet-table, .stet-chart {
  .scroll {
    overflow-x: auto; margin: 1rem 0 0.5rem;
  }
  table { border-collapse: collapse; inline-size: 100%; font-size: 0.9375rem; color: var(--ink); font-variant-numeric: tabular-nums lining-nums; }
  caption { text-align: start; font-weight: 600; padding-block-end: 0.4rem; }
  thead th { text-wrap: balance; hyphens: manual; border-block: 1px solid var(--ink); border-block-end-color: var(--rule); vertical-align: bottom; color: var(--quiet); font-size: 0.875rem; }
  tbody tr:last-child > * { border-block-end: 1px solid var(--ink); }
  tbody .group > * { border-block-start: 1px solid var(--rule); }
  th, td { padding: 0.22rem 0.7rem; text-align: start; font-weight: 400; }
  tr > th:first-child { padding-inline-start: 0; }
  tr > :last-child { padding-inline-end: 0.2rem; }
  tbody th, td.number { white-space: nowrap; }
  .number { text-align: end; }
  tbody > tr > * { vertical-align: baseline; }
  .sentence-cell { min-inline-size: 14rem; }
  .under { display: block; color: var(--quiet); font-size: 0.8125rem; line-height: 1.3; }
  tbody th:first-child { position: sticky; inset-inline-start: 0; background: var(--paper); }
  mark { color: inherit; background: color-mix(in srgb, var(--sepia) 24%, var(--paper)); box-shadow: 0 0 0 0.2rem color-mix(in srgb, var(--sepia) 24%, var(--paper)); font-weight: 700; }
  .narrow { inline-size: auto; }
  .tint { font-size: 0.84375rem; }
  .tint thead th { font-size: 0.8125rem; }
  .tint thead th:not(:first-child) { padding-inline: 0.4rem; }
  .tint td { background: color-mix(in srgb, var(--accent) calc(var(--share) * 0.34%), var(--paper)); padding-inline: 0.4rem; }
  .note { color: var(--quiet); font-size: 0.8125rem; overflow-wrap: anywhere; margin-block: 0 0.3rem; max-inline-size: none; }
}
.stet-table th > button {
  font: inherit; color: inherit; text-align: inherit; background: none; border: 0; margin: 0; padding: 0.15rem 0; cursor: pointer;
  text-decoration: underline dotted; text-underline-offset: 0.2em;
}
.stet-table th[aria-sort] > button { color: var(--accent); }
.stet-table th[aria-sort='ascending'] > button::after { content: '\\00a0↑' / ''; }
.stet-table th[aria-sort='descending'] > button::after { content: '\\00a0↓' / ''; }
.stet-examples {
  margin-block: 1.5rem; font-size: 0.9375rem;
  details { border-block-start: 1px solid var(--rule); padding-block: 0.35rem; }
  details:last-child { border-block-end: 1px solid var(--rule); }
  summary { cursor: pointer; padding-block: 0.15rem; overflow-wrap: anywhere; }
  summary b { font-weight: 600; }
  .facts, .said, .none, .about { color: var(--quiet); font-size: 0.875rem; }
  ul { list-style: none; margin: 0.4rem 0 0.6rem; padding: 0; display: grid; gap: 0.6rem; }
  li { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); gap: 0 0.75rem; overflow-wrap: anywhere; }
  .verdict { grid-row: span 2; color: var(--sepia); font-size: 0.875rem; line-height: 1.7; }
  .verdict.good { color: var(--accent); }
  q { quotes: none; }
  mark { color: inherit; background: none; border-block-end: 2px solid var(--sepia); }
  .good + q mark { border-block-end-color: var(--accent); }
  .said { grid-column: 2; line-height: 1.45; }
  .said b { font-weight: 600; color: var(--ink); }
  .origin { font-style: italic; }
  .about { overflow-wrap: anywhere; }
  button {
    margin-inline-start: 0.5rem; padding: 0.1rem 0.55rem; border: 1px solid var(--rule); border-radius: 0.25rem;
    font: inherit; font-size: 0.8125rem; color: var(--accent); background: none; cursor: pointer;
  }
  button[data-must] { border-color: var(--accent); font-weight: 600; }
  .collection { margin-block: 1rem; padding: 0.75rem 1rem; border: 1px solid var(--rule); }
  .collection h3 { margin: 0; font-size: 1rem; }
  .collection p { margin-block: 0.35rem; }
  .collection pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.875rem; }
}
@media (max-width: 30rem) {
  .stet-examples li { grid-template-columns: minmax(0, 1fr); }
  .stet-examples .verdict { grid-row: auto; }
  .stet-examples .said { grid-column: 1; }
}
.stet-chart .scroll { margin-block: 0.35rem; }
.stet-chart .matrix {
  inline-size: auto; border-collapse: separate; border-spacing: 2px; font-size: 0.8125rem; line-height: 1.4;
  th, td, tbody tr:last-child > * { border: 0; padding: 0.2rem 0.3rem; text-align: center; white-space: nowrap; min-inline-size: 2.5rem; }
  thead th { color: var(--ink); font-size: 0.8125rem; }
  .corner, tbody th, tbody tr:last-child > th { text-align: end; padding-inline: 0 0.5rem; }
  thead .corner { color: var(--quiet); font-style: italic; position: sticky; inset-inline-start: 0; background: var(--paper); }
  b { font-weight: 700; }
  .higher { background: color-mix(in srgb, var(--accent) calc(var(--share) * 0.42%), var(--paper)); }
  .lower { background: color-mix(in srgb, var(--sepia) calc(var(--share) * 0.42%), var(--paper)); }
  .framed { outline: 1px solid var(--ink); outline-offset: -1px; }
  .none { background: none; }
}
@media print {
  :root { color-scheme: light; --paper: #fff; }
  .stet-chart, .stet-table tr { break-inside: avoid; }
  .stet-chart *, .stet-table mark { print-color-adjust: exact; }
  .stet-table .scroll, .stet-chart .scroll { overflow: visible; }
  .stet-chart details { display: none; }
  .stet-chart .matrix {
    font-size: 0.6875rem;
    thead th { font-size: 0.625rem; }
    th, td, tbody tr:last-child > * { padding-inline: 0.1rem; min-inline-size: 0; }
  }
}
`;
