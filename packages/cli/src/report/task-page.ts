import { reportPage, type Block, type Origin } from '@stet/charts';
import type { SubmissionScore, TaskResults } from '@stet/core/internal';
import { percent, type Section } from '../print/table.js';
import { taskSections } from '../print/task-sections.js';
import { annotatorChart, namedTypeCharts, recallChart, scoreChart, typeChart } from './task-charts.js';

interface Chapter {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly charts: readonly Block[];
  /** The ids of the tables' sections. */
  readonly tables: readonly string[];
}

const ALTERNATIVES = '-with-alternatives';

/** The results of a shared task as one page that needs no other file. */
export function taskPage(results: TaskResults, title: string, origin?: Origin): string {
  const sections = new Map(taskSections(results).map((section) => [section.id, section]));
  const chapters = chaptersOf(results).filter(({ tables }) => tables.some((id) => sections.has(id)));
  return reportPage({
    kind: 'Results of a shared task',
    title,
    summary: summary(results),
    chapters: chapters.map(({ id, heading, text, charts, tables }) => ({
      id,
      heading,
      text,
      blocks: [...charts, ...tables.flatMap((tableId) => tableBlocks(sections.get(tableId)))],
    })),
    ...(origin === undefined ? {} : { origin }),
  });
}

function tableBlocks(section: Section | undefined): Block[] {
  return section === undefined ? [] : [{ block: 'table', ...section, tinted: section.id.startsWith('recall') }];
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
  const withAlternatives = (id: string): string[] => [id, `${id}${ALTERNATIVES}`];
  const draw = (chart: (suffix: string, title: string, scores: readonly SubmissionScore[]) => Block): Block[] => [
    chart('', '', submissions),
    ...(alternatives === undefined ? [] : [chart(ALTERNATIVES, ', with alternative answers', alternatives)]),
  ];
  return [
    {
      id: 'the-scores',
      heading: 'Scores',
      text: 'Precision, recall and F of each system, best first. The bar behind F holds the middle 95 % of its values on random draws of the sentences.',
      charts: draw((suffix, title, scores) => scoreChart(`score-chart${suffix}`, `Scores${title}`, scores)),
      tables: withAlternatives('scores'),
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
      tables: withAlternatives('recall-by-type'),
    },
    {
      id: 'the-named-types',
      heading: 'Precision and F by named type',
      text: "Systems do not say which type of error an edit corrects. Here the parts of speech of the changed words name it, as in CoNLL-2013; recall takes the annotators' own types.",
      charts: [namedTypeCharts('named-type-chart', submissions)],
      tables: withAlternatives('named-types'),
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
