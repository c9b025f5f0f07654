import { speechOf } from '@stet/charts';
import { ENGLISH_SCORE_TABLES, type ScoreTableWords } from '@stet/core/internal';
import { optionWords } from './option-words.js';
import type { ReactElement, ReactNode } from 'react';
import type { WrapText } from '../wrap-text.js';

const { counted, integer } = speechOf('en');

const systemsAndSentences = (systems: number, sentences: number): string =>
  `${counted(systems, { one: 'system', other: 'systems' })}, ${counted(sentences, { one: 'sentence', other: 'sentences' })}`;

const tables: ScoreTableWords = ENGLISH_SCORE_TABLES;

export const playground = {
  addReference: 'Add a reference',
  addSystem: 'Add a system',
  backToDraft: 'Back to my draft',
  bases: { references: 'Source and references', gold: 'Gold edits' },
  basisLegend: 'What is right',
  baseline: 'Baseline',
  byErrorType: 'By error type',
  clear: {
    button: 'Clear',
    title: 'Clear the page?',
    question:
      'All texts and choices on this page are removed, and so is the draft that this browser keeps of them. This cannot be undone.',
    confirm: 'Clear',
  },
  compareWith: 'Compare with',
  copyByHand: 'Your browser did not let the page copy it. Copy it by hand.',
  defaultValue: (value: string): string => `default: ${value}`,
  defaultOfEachMetric: 'default: that of each metric',
  downloadFormats: { text: 'Text', markdown: 'Markdown', latex: 'LaTeX', csv: 'CSV', json: 'JSON' },
  downloadScores: 'Download the scores',
  draftRefused:
    'Your browser does not let this page keep a draft: the texts are gone when you reload or close the page.',
  draftTooLong: (most: number): string =>
    `These texts are too long for the browser to keep (more than ${integer(most)} characters): they are gone when you reload or close the page.`,
  empty: 'empty',
  example: {
    button: 'Load the example',
    title: 'Load the example?',
    question: 'The example replaces all texts on this page, and the draft that this browser keeps of them.',
    confirm: 'Replace my texts',
  },
  exploredEdits: (metric: string): string =>
    `The edits as ${metric} reads them, against the annotator whom the score chose.`,
  extractedEdits: (metric: string): string =>
    `Both sides are edits that were extracted from the texts, as ${metric} reads them; of several references, those of the one that the score chose.`,
  failed: {
    lacksEdits: 'with these options it needs gold edits.',
    notLoaded: {
      analyser: 'the tagger for English did not load. Reload the page when the network is back.',
      stemmer: 'the stemmer did not load. Reload the page when the network is back.',
      synonyms: 'the table of synonyms did not load. Reload the page when the network is back.',
    },
  },
  files: 'Files',
  filesHint: (formats: string): string =>
    `gold, source, references and systems at once; plain text, ${formats}, gzipped or not`,
  firstSystem: 'the first system',
  goldLabel: 'Gold (M2)',
  intervalsAndTests: 'Confidence intervals and tests',
  intro:
    'Paste what the learner wrote, what a system made of it and how it should be, or drop files. All is scored in this browser, and nothing leaves it. Your draft stays in this browser, too, until you clear it.',
  link: 'Link',
  linkCopied: (length: number): string =>
    `Copied, ${integer(length)} characters. The texts are in the link itself, after the #, which is never sent to a server. Whoever has the link has the texts.`,
  linkTooLong: (length: number, most: number): string =>
    `The link would have ${integer(length)} characters, and more than ${integer(most)} are often cut on their way. Leave out sentences or systems, or send the files.`,
  linkedText: 'This text came with a link. Your own draft is kept until you change something here.',
  metrics: 'Metrics',
  /** What the page waits for. */
  missing: {
    gold: 'a gold standard in M2',
    source: 'the source',
    reference: 'a reference',
    system: 'the output of a system',
    metric: 'a metric that can be used with these texts',
  },
  nameOfSystem: (number: number, unseen: WrapText): ReactElement => <>Name{unseen(` of system ${number}`)}</>,
  needsGoldEdits: 'needs gold edits',
  needsResources: (resources: readonly string[]): string =>
    `needs ${resources.join(' and ')}, which only the command line can read`,
  noMetric: 'No metric could be used.',
  noNumber: (metric: string, reason: ReactNode): ReactElement => (
    <>
      No number by {metric}: {reason}
    </>
  ),
  openFile: (label: string, unseen: WrapText): ReactElement => <>Open a file{unseen(` for ${label}`)}</>,
  fileFor: (label: string): string => `File for ${label}`,
  optionsOfMetrics: 'Options of the metrics',
  /** What an option may be set to. */
  optionRange: {
    words: 'words without spaces and commas, each at most once',
    number: {
      any: 'a number',
      above: (least: string): string => `a number above ${least}`,
      from: (least: string): string => `a number, ${least} or more`,
      between: (least: string, most: string): string => `a number from ${least} to ${most}`,
    },
    count: {
      any: 'a whole number',
      above: (least: string): string => `a whole number above ${least}`,
      from: (least: string): string => `a whole number, ${least} or more`,
      between: (least: string, most: string): string => `a whole number from ${least} to ${most}`,
    },
  },
  output: (number: number): string => `Output ${number}`,
  outputHint: 'What the system wrote, one line per sentence',
  progress: 'Progress of the scoring',
  recall: 'Recall by error type',
  recallNote: 'Against the annotator whom the score chose for each sentence, so that systems may differ in gold edits.',
  reference: (number: number): string => `Reference ${number}`,
  referenceHint: 'The same sentences, corrected',
  removeReference: (number: number, unseen: WrapText): ReactElement => <>Remove{unseen(` reference ${number}`)}</>,
  removeSystem: (number: number, unseen: WrapText): ReactElement => <>Remove{unseen(` system ${number}`)}</>,
  resamples: 'Resamples',
  resamplesHint: 'of the sentences',
  scored: (systems: number, sentences: number): string => `Scored: ${systemsAndSentences(systems, sentences)}.`,
  scores: 'Scores',
  scoresAppear: 'The scores appear here as you type. Still missing:',
  scoring: 'Scoring …',
  scoringFailed: (detail: ReactNode): ReactElement => (
    <>Scoring failed: {detail}. This is a bug in Stet; please report it.</>
  ),
  scoringFailedRemedy: 'Copy your text if you have it nowhere else, then reload the page.',
  seed: 'Seed',
  seedHint: 'the same seed draws the same resamples',
  sentences: 'Sentence by sentence',
  separatedBySpaces: 'separated by spaces',
  shareLink: 'Copy a link with all of this',
  showLine: (line: number): string => `Show line ${line}`,
  source: 'Source',
  sourceHint: 'What the learner wrote, one sentence per line',
  stillLoading: (metrics: readonly string[]): string => `Still loading: ${metrics.join(', ')}.`,
  stillLoadingNeeds: (metrics: readonly string[]): string =>
    `Still loading what these need: ${metrics.join(', ')}. Their numbers follow by themselves.`,
  systems: 'Systems',
  tableTitle: (systems: number, sentences: number): string => `${systemsAndSentences(systems, sentences)}, best first`,
  tables,
  title: 'Playground',
  typesOf: (system: string, metric: string): string => `${system}: ${metric} by type`,
  types: (count: number): string => counted(count, { one: 'type', other: 'types' }),
  optionNames: { field: optionWords.field, onCommandLine: optionWords.onCommandLine },
  /** What readers of the scores should know; `detail` is as the command line words it. */
  warning: (detail: ReactNode): ReactElement => <>{detail}</>,
  workerDidNotStart: 'the scoring worker did not start',
};
