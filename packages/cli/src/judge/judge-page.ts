import type { Block, Chapter, Report } from '@stet/charts';
import type { TableModel } from '../print/table.js';
import type { Drawing } from '../report/report-options.js';
import { tableBlock } from '../report/table-block.js';
import type { ItemJudgments } from './judge-items.js';
import { judgeTables } from './judge-tables.js';
import { rankedJudges } from './standing-tables.js';

/** What models say of outputs, as a page. */
export function judgePage(title: string, judgments: ItemJudgments, draw: Drawing): Report {
  const { biases, systems, agreement, answers } = judgeTables(judgments);
  return {
    ...pageOf(
      title,
      judgments.results.map(({ judge }) => judge),
    ),
    chapters: [
      chapter('the-biases', 'Biases', 'What a model prefers whatever the outputs are worth.', biases),
      chapter(
        'the-systems',
        'Systems',
        'Where people and models put the systems, best first. Systems in one band cannot be told apart by these judgments.',
        systems,
        systemCharts(judgments, draw),
      ),
      chapter('the-agreement', 'Agreement', 'How far models judge as people do, output by output.', agreement),
      chapter('the-answers', 'Answers', 'What was asked, what was not answered, and what it took.', answers),
    ].filter(({ blocks }) => blocks.length > 0),
  };
}

/** What models say of edits, as a page. */
export function editJudgePage(title: string, tables: readonly TableModel[], judges: readonly string[]): Report {
  const text = 'How far a model tells valid edits from others as people do, and what it did not answer.';
  return { ...pageOf(title, judges), chapters: [chapter('the-judges', 'How the judges judge', text, tables)] };
}

function pageOf(title: string, judges: readonly string[]): Pick<Report, 'kind' | 'title' | 'summary'> {
  return { kind: 'Models as judges', title, summary: `Judges: ${judges.join(', ')}. Their biases come first.` };
}

function chapter(
  id: string,
  heading: string,
  text: string,
  tables: readonly TableModel[],
  charts: readonly Block[] = [],
): Chapter {
  const blocks = tables.map((table, at) => tableBlock(`${id}-table-${at + 1}`, table.title ?? '', table));
  return { id, heading, text, blocks: [...charts, ...blocks] };
}

/** The ranks by people and by each judge; and each judge's scores over those of people, with all systems. */
function systemCharts({ standings }: ItemJudgments, draw: Drawing): Block[] {
  if (standings === undefined) return [];
  const [all] = standings.correlations.map(({ byMethod }) => byMethod['expected-wins']);
  return [
    ...rankedJudges(standings).map(({ judge, byMethod }, at): Block =>
      draw.rankRangesBlock(`ranks-${at + 1}`, judge, byMethod['expected-wins']),
    ),
    ...(standings.correlations.length === 0 ? [] : [draw.scatterBlock('scatter', all)]),
  ];
}
