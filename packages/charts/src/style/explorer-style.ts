/**
 * What the sentence explorer needs besides `CHART_STYLE`: a reading serif for sentences, a plain sans for controls.
 * Edits differ in sign and line, and only then in colour.
 */
export const EXPLORER_STYLE = `
.stet-explorer {
  --edit-serif: var(--serif, "Iowan Old Style", Palatino, "Palatino Linotype", "URW Palladio L", "Book Antiqua", Georgia, serif);
  --edit-sans: var(--sans, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif);
  container: stet-explorer / inline-size;
  font-family: var(--edit-sans); font-size: 0.875rem; line-height: 1.5; color: var(--ink);
  font-variant-numeric: tabular-nums lining-nums;
  p { margin: 0; max-inline-size: none; }
  .unseen { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

  .controls { display: grid; gap: 0.6rem; margin-block: 1rem 0.25rem; }
  .fields { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: end; }
  .field { display: grid; gap: 0.15rem; flex: 0 1 10rem; min-inline-size: 6.5rem; margin: 0; }
  .field.wide { flex: 1 1 14rem; }
  .field.jump { flex: 0 1 7rem; }
  .field > label { color: var(--quiet); font-size: 0.8125rem; }
  .field > input, .field > select {
    box-sizing: border-box; inline-size: 100%; min-block-size: 2.5rem; margin: 0; padding: 0.35rem 0.6rem;
    font: inherit; color: inherit; background: var(--sheet, var(--paper));
    border: 1px solid color-mix(in srgb, var(--quiet) 75%, var(--paper)); border-radius: 0.3rem;
  }
  .field > input::placeholder { color: var(--quiet); opacity: 1; }
  fieldset { margin: 0; padding: 0; border: 0; min-inline-size: 0; display: flex; flex-wrap: wrap; gap: 0.15rem 1.1rem; align-items: center; }
  legend { float: inline-start; padding: 0; color: var(--quiet); font-size: 0.8125rem; line-height: 2rem; }
  .choice { display: inline-flex; align-items: center; gap: 0.4rem; min-block-size: 2rem; cursor: pointer; border: 0; border-radius: 0; margin: 0; overflow: visible; }
  .choice input { position: static; opacity: 1; margin: 0; inline-size: 1rem; block-size: 1rem; accent-color: var(--accent); }
  .tally { color: var(--quiet); }
  .sentences[aria-busy='true'] { opacity: 0.5; }
  summary { cursor: pointer; inline-size: fit-content; color: var(--accent); padding-block: 0.2rem; }
  .types fieldset { display: grid; grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr)); gap: 0 1rem; margin-block-start: 0.25rem; }
  .types legend { float: none; line-height: 1.5; }
  .more { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
  .more details[open] { flex: 1 0 100%; }
  dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: 0.2rem 1.5rem; margin: 0.25rem 0; }
  dl div { display: flex; gap: 0.75rem; }
  dt { flex: 0 0 6.5rem; font-weight: 600; }
  dd { margin: 0; color: var(--quiet); }

  .status { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; min-block-size: 2.5rem; border-block-end: 1px solid var(--ink); color: var(--quiet); }
  button {
    font: inherit; color: var(--accent); background: none; border: 1px solid currentcolor; border-radius: 0.3rem;
    min-block-size: 2rem; padding: 0.15rem 0.7rem; cursor: pointer;
  }
  button:hover { background: color-mix(in srgb, var(--accent) 8%, var(--paper)); }

  .sentences { overflow-anchor: none; }
  .sentences:focus-visible { outline: 2px solid var(--accent); outline-offset: 4px; }
  .empty, .waiting { padding-block: 1.25rem; font-style: italic; color: var(--quiet); }
  .sentence {
    display: grid; grid-template-columns: 3rem minmax(0, 1fr); gap: 0 0.5rem; padding: 0.8rem 0.5rem 0.85rem 0;
    border-block-end: 1px solid var(--rule); border-inline-start: 3px solid transparent; cursor: default;
    font-family: var(--edit-sans); font-size: 0.875rem; line-height: 1.5;
  }
  .sentence.open { border-inline-start-color: var(--accent); background: color-mix(in srgb, var(--accent) 6%, var(--paper)); }
  .sentence:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
  .number { color: var(--quiet); text-align: end; text-decoration: none; line-height: 1.5; padding-inline-end: 0.25rem; }
  a.number:hover { color: var(--accent); text-decoration: underline; }
  .outputs { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 0.75rem 2rem; }
  .output { min-inline-size: 0; display: block; padding: 0; border: 0; }
  .counts { display: flex; flex-wrap: wrap; gap: 0 0.8rem; color: var(--quiet); font-size: 0.8125rem; }
  .counts b { color: var(--ink); font-weight: 600; overflow-wrap: anywhere; }
  .text, .plain, .change { font-family: var(--edit-serif); overflow-wrap: break-word; }
  .text { font-size: 1.1875rem; line-height: 1.7; margin-block-start: 0.1rem; }
  .plain { font-size: 1.0625rem; line-height: 1.55; margin-block: 0.15rem 0.4rem; }
  .plain i { color: var(--quiet); }
  .label { font-family: var(--edit-sans); font-size: 0.8125rem; color: var(--quiet); margin-inline-end: 0.4rem; }

  ins, del, .untouched, .wanted { text-decoration-skip-ink: none; text-underline-offset: 0.22em; font-weight: 400; }
  .matched ins, .unjudged ins { color: var(--accent); text-decoration: underline 2px; }
  .matched del, .unjudged del { color: color-mix(in srgb, var(--accent) 45%, var(--quiet)); text-decoration: line-through 1px; }
  .unneeded ins { color: var(--sepia); text-decoration: underline wavy 1px; }
  .unneeded del { color: color-mix(in srgb, var(--sepia) 55%, var(--quiet)); text-decoration: line-through 1px; }
  .wrong ins { color: var(--sepia); text-decoration: underline double 1px; }
  .wrong del { color: color-mix(in srgb, var(--sepia) 55%, var(--quiet)); text-decoration: line-through 1px; }
  .untouched { text-decoration: underline dotted 2px var(--quiet); }
  .wanted { font-style: italic; color: var(--quiet); }
  .caret { font-style: normal; color: var(--accent); font-size: 1.15em; line-height: 0; }
  .tag {
    font-family: var(--edit-sans); font-size: 0.6875rem; line-height: 1; vertical-align: 0.5em; margin-inline-start: 0.15em;
    unicode-bidi: isolate; white-space: nowrap; letter-spacing: 0.01em;
  }
  .matched > .tag { color: var(--accent); }
  .unneeded > .tag, .wrong > .tag { color: var(--sepia); }
  .missed > .tag { color: var(--quiet); }

  .notes { list-style: none; margin: 0.3rem 0 0; padding: 0; display: grid; gap: 0.1rem; }
  .notes > li { display: flex; flex-wrap: wrap; gap: 0 0.6rem; align-items: baseline; min-block-size: 1.75rem; }
  .notes .sign { flex: 0 0 1em; text-align: center; font-weight: 600; }
  .notes .matched .sign { color: var(--accent); }
  .notes .unneeded .sign, .notes .wrong .sign { color: var(--sepia); }
  .notes .which { flex: 0 0 4.6rem; }
  .notes .place, .notes .type { color: var(--quiet); }
  .notes .place { flex: 0 0 3.2rem; }
  .notes .what { flex: 1 1 11rem; }
  .notes .change { font-size: 1rem; margin-inline-end: 0.4rem; }
  .note { color: var(--quiet); font-size: 0.8125rem; margin-block-start: 0.75rem; }
}
::highlight(stet-search) { background-color: color-mix(in srgb, var(--accent) 24%, var(--paper)); }
@container stet-explorer (max-width: 32rem) {
  .stet-explorer {
    .sentence { grid-template-columns: minmax(0, 1fr); padding-inline: 0.6rem 0.25rem; }
    .number { text-align: start; font-weight: 600; }
    .text { font-size: 1.125rem; }
    .field { flex: 1 1 6.5rem; }
    .field.wide { flex-basis: 13.5rem; }
    .field.jump { flex: 0 0 5.5rem; min-inline-size: 0; }
    .notes .which { flex-basis: 4.4rem; }
    .notes .place { flex-basis: 2.7rem; }
    .notes .what { flex-basis: 9rem; }
    dt { flex-basis: 5.5rem; }
  }
}
@media print {
  .stet-explorer .controls, .stet-explorer .status button { display: none; }
  .stet-explorer .sentence { break-inside: avoid; }
  .stet-explorer .sentences { padding-block: 0 !important; }
}
`;
