import type { Block, Chapter, Report } from '@stet/charts';
import { nameWithTitle, orderTypes, recallOfExplored, shownP } from '@stet/core/internal';
import type { Exploration } from '../exploration/explore-input.js';
import type { ComparedSentence, Comparison } from '../print/comparison.js';
import { left, percent, right } from '../print/table.js';
import { explorerChapter } from './explain-report.js';
import { tableBlock } from './table-block.js';

/** The length of a source sentence, and by how much the first system is better at it. */
interface LengthDifference {
  readonly words: number;
  readonly difference: number;
}

interface ComparisonPage extends Omit<Comparison, 'sentences'> {
  readonly lengths: readonly LengthDifference[];
  /** The sentences in which each of the two systems gains most. */
  readonly gains: readonly (readonly ComparedSentence[])[];
  /** Absent where there are no gold edits to explore. */
  readonly exploration: Exploration | undefined;
}

/** Two systems compared, as a page: who wins, on which errors and lengths, and in which sentences. */
export function comparisonPage(title: string, comparison: ComparisonPage): Report {
  const { systems, gains, lengths, exploration, signature } = comparison;
  return {
    kind: 'Two systems compared',
    title,
    summary: summaryOf(comparison),
    chapters: [
      {
        id: 'the-wins',
        heading: 'Who wins where',
        text: 'Each system beside the other: by the length of the sentence, and by the type of error where the gold names types.',
        blocks: [
          lengthChart(comparison, lengths),
          ...(exploration === undefined ? [] : typeChart(exploration)),
          { block: 'text', text: signature },
        ],
      },
      ...gains.map((sentences, at) => gainChapter(sentences, systems[at].name, at)),
      ...(exploration === undefined ? [] : [explorerChapter(exploration)]),
    ],
  };
}

function summaryOf({ metric, title, systems: [first, second], p, equal }: ComparisonPage): string {
  const scores = [first, second].map(({ name, value }) => `${name} ${percent(value)}`).join(', ');
  return (
    `${nameWithTitle(metric, title)}: ${scores} (p ${shownP(p)}). ` +
    `${first.name} is better in ${first.better} sentences, ${second.name} in ${second.better}; ${equal} are equal.`
  );
}

/** Each bin ends with so many words. */
const LENGTHS = [10, 20, 30, Infinity];

function lengthChart({ systems }: ComparisonPage, lengths: readonly LengthDifference[]): Block {
  const bins = LENGTHS.flatMap((most, at) => {
    const least = (LENGTHS[at - 1] ?? 0) + 1;
    const binned = lengths.filter(({ words }) => words >= least && words <= most);
    if (binned.length === 0) return [];
    const label = most === Infinity ? `${least} or more` : `${least} to ${most}`;
    const won = [1, -1].map((sign) => binned.filter(({ difference }) => difference * sign > 0).length);
    return [{ label, sentences: binned.length, won }];
  });
  return {
    block: 'dot-plot',
    id: 'length-chart',
    title: 'Sentences won, by length',
    description: `${bins
      .map(
        ({ label, sentences, won }) =>
          `${label} words, ${sentences} sentences: ${systems.map(({ name }, at) => `${name} better in ${won[at]}`).join(', ')}`,
      )
      .join('; ')}.`,
    series: systems.map(({ name }) => name),
    rowName: 'Words',
    rows: bins.map(({ label, sentences, won }) => ({ label, values: won.map((count) => [(100 * count) / sentences]) })),
    unit: 'percent of the sentences',
    caption: `Words of the source. Sentences: ${bins.map(({ label, sentences }) => `${label}: ${sentences}`).join('; ')}. In the others the two are equal.`,
  };
}

/** The recall of both for each error type, the largest lead of the first system first. */
function typeChart({ systems, sentences }: Exploration): Block[] {
  const recalls = systems.map(
    (system) => new Map(recallOfExplored(sentences, system).map((typeRecall) => [typeRecall.type, typeRecall])),
  );
  const types = orderTypes(recalls.flatMap((recall) => [...recall.keys()]))
    .map((type) => ({ type, found: recalls.map((recall) => recall.get(type)) }))
    .filter(({ found }) => found.some((typeRecall) => (typeRecall?.gold ?? 0) > 0))
    .map(({ type, found }) => ({ type, recalls: found.map((typeRecall) => typeRecall?.recall ?? 0) }))
    .sort((a, b) => b.recalls[0] - b.recalls[1] - (a.recalls[0] - a.recalls[1]));
  if (types.length === 0) return [];
  return [
    {
      block: 'dot-plot',
      id: 'type-chart',
      title: 'Recall by error type',
      description: `${types
        .map(
          ({ type, recalls: values }) =>
            `${type}: ${systems.map((name, at) => `${name} ${percent(values[at])}`).join(', ')}`,
        )
        .join('; ')}.`,
      series: systems,
      rowName: 'Type',
      rows: types.map(({ type, recalls: values }) => ({ label: type, values: values.map((value) => [value * 100]) })),
      unit: 'percent',
      caption: `At the top the types in which ${systems[0]} leads most, at the bottom those in which ${systems[1]} does.`,
    },
  ];
}

function gainChapter(sentences: readonly ComparedSentence[], name: string, at: number): Chapter {
  const id = `the-gains-${at + 1}`;
  const heading = `Where ${name} wins`;
  if (sentences.length === 0) return { id, heading, text: 'In no sentence.', blocks: [] };
  return {
    id,
    heading,
    text: 'The sentences in which it gains most, scored by themselves.',
    blocks: [
      tableBlock(`gains-${at + 1}`, heading, {
        columns: [
          right('Sentence'),
          right('Gain'),
          left('Source'),
          ...sentences[0].systems.map((system) => left(system.name)),
        ],
        rows: sentences.map(({ sentence, difference, source, systems }) => [
          String(sentence),
          percent(Math.abs(difference)),
          source,
          ...systems.map(
            ({ hypothesis, value }) => `${hypothesis === source ? '(unchanged)' : hypothesis}\n${percent(value)}`,
          ),
        ]),
      }),
    ],
  };
}
