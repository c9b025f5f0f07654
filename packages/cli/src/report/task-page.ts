import { VERSION, type SubmissionScore, type TaskResults } from '@stet/core';
import { percent } from '../print/percent.js';
import type { Section } from '../print/section.js';
import { taskSections } from '../print/task-sections.js';
import { escapeHtml } from './escape-html.js';
import { htmlTable } from './html-table.js';
import { markShapes } from './mark-shapes.js';
import { STYLE } from './style.js';
import { annotatorChart, namedTypeCharts, recallChart, scoreChart, typeChart } from './task-charts.js';

interface Chapter {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly charts: readonly string[];
  /** The tables by their names. */
  readonly tables: readonly string[];
}

const ALTERNATIVES = '-with-alternatives';

/** The results of a shared task as one page that needs no other file. */
export function taskPage(results: TaskResults, title: string): string {
  const sections = new Map(taskSections(results).map((section) => [section.id, section]));
  const chapters = chaptersOf(results).filter(({ tables }) => tables.some((id) => sections.has(id)));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}: results</title>
<style>${STYLE}</style>
</head>
<body>
${markShapes()}
<header>
<p class="kind">Results of a shared task</p>
<h1 dir="auto">${escapeHtml(title)}</h1>
<p>${escapeHtml(summary(results))}</p>
<nav aria-label="On this page"><ul>
${chapters.map(({ id, heading }) => `<li><a href="#${id}">${escapeHtml(heading)}</a></li>`).join('\n')}
</ul></nav>
</header>
<main>
${chapters.map((chapter) => drawChapter(chapter, sections)).join('\n')}
</main>
<footer>Made with Stet ${escapeHtml(VERSION)}. Every number can be had again from the signature below its table.</footer>
</body>
</html>
`;
}

function summary({ corpus, annotators: { annotators }, submissions, alternatives }: TaskResults): string {
  const lead = ([{ name, score }]: readonly SubmissionScore[]): string =>
    `${name}, with F${score.beta} of ${percent(score.value)}`;
  const sizes = `Systems: ${submissions.length}. Sentences: ${corpus.sentences}. Annotators: ${annotators.length}.`;
  const best = `In the lead: ${lead(submissions)}`;
  return `${sizes} ${best}${alternatives === undefined ? '' : `; with alternative answers ${lead(alternatives)}`}.`;
}

function chaptersOf(results: TaskResults): Chapter[] {
  const { submissions, alternatives } = results;
  const both = (id: string): string[] => [id, `${id}${ALTERNATIVES}`];
  const draw = (chart: (suffix: string, title: string, scores: readonly SubmissionScore[]) => string): string[] => [
    chart('', '', submissions),
    ...(alternatives === undefined ? [] : [chart(ALTERNATIVES, ', with alternative answers', alternatives)]),
  ];
  return [
    {
      id: 'the-scores',
      heading: 'Scores',
      text: 'Precision, recall and F of each system, best first. The bar behind F holds the middle 95 % of its values on random draws of the sentences.',
      charts: draw((suffix, title, scores) => scoreChart(`score-chart${suffix}`, `Scores${title}`, scores)),
      tables: both('scores'),
    },
    {
      id: 'the-annotators-apart',
      heading: 'Against each annotator',
      text: 'Each system scored against the edits of one annotator alone.',
      charts: [annotatorChart(results)],
      tables: ['scores-by-annotator'],
    },
    {
      id: 'the-types',
      heading: 'Recall by error type',
      text: 'How many of the gold edits of each error type a system makes, by the word of the annotator chosen for each sentence.',
      charts: draw((suffix, title, scores) =>
        recallChart(`recall-chart${suffix}`, `Recall by error type${title}`, scores),
      ),
      tables: both('recall-by-type'),
    },
    {
      id: 'the-named-types',
      heading: 'Precision and F by named type',
      text: "Systems do not say which type of error an edit mends. Here the parts of speech of the changed words name it, as in CoNLL-2013; recall takes the annotators' own types.",
      charts: [namedTypeCharts('named-type-chart', submissions)],
      tables: both('named-types'),
    },
    {
      id: 'the-annotators',
      heading: 'The annotators',
      text: 'How far the annotators agree on which words need correction, and how the text of one would score against the edits of another: about what a system can hope for.',
      charts: [],
      tables: ['agreement', 'annotators-against-each-other'],
    },
    {
      id: 'the-corpus',
      heading: 'The corpus',
      text: 'What there is to correct.',
      charts: [typeChart(results)],
      tables: ['corpus', 'error-types'],
    },
  ];
}

function drawChapter({ id, heading, text, charts, tables }: Chapter, sections: ReadonlyMap<string, Section>): string {
  const drawn = tables
    .map((name) => sections.get(name))
    .filter((section) => section !== undefined)
    .map((section) => htmlTable(section, { tint: section.id.startsWith('recall') }));
  return `<section>
<h2 id="${id}">${escapeHtml(heading)}</h2>
<p>${escapeHtml(text)}</p>
${[...charts, ...drawn].join('\n')}
</section>`;
}
