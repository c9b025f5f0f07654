import { NAMED_TYPES, orderTypes, type SubmissionScore, type TaskResults } from '@stet/core/internal';
import { annotatorName, annotatorSections, scoreCells, scoreTitles, unlistedNotes } from './annotator-sections.js';
import { left, percent, right, type Section } from './table.js';

/** The tables of a results section, in the order of Ng et al. (2014). */
export function taskSections(results: TaskResults): Section[] {
  const { submissions, alternatives } = results;
  const golds: [suffix: string, title: string, scores: readonly SubmissionScore[]][] = [['', '', submissions]];
  if (alternatives !== undefined) golds.push(['-with-alternatives', ', with alternative answers', alternatives]);
  return [
    corpusSection(results),
    ...annotatorSections(results.annotators).filter(({ id }) => !id.startsWith('overlap')),
    ...golds.map(([suffix, title, scores]) => scoreSection(`scores${suffix}`, `Scores${title}`, scores)),
    perAnnotatorSection(results),
    ...golds.map(([suffix, title, scores]) =>
      recallSection(`recall-by-type${suffix}`, `Recall by error type${title}`, scores),
    ),
    ...golds.map(([suffix, title, scores]) =>
      namedTypeSection(`named-types${suffix}`, `Scores by named type${title}`, scores, results.warnings),
    ),
  ];
}

function corpusSection({ corpus, annotators: { annotators, done, types }, submissions }: TaskResults): Section {
  const edits = annotators.flatMap((annotator, at) => [
    [`Sentences of ${annotatorName(annotator)}`, String(done[at])],
    [`Edits of ${annotatorName(annotator)}`, String(types.reduce((sum, { edits: counts }) => sum + counts[at], 0))],
  ]);
  return {
    id: 'corpus',
    table: {
      title: 'The corpus',
      columns: [left('What'), right('Number')],
      rows: [
        ['Sentences', String(corpus.sentences)],
        ['Tokens', String(corpus.tokens)],
        ...edits,
        ['Submissions', String(submissions.length)],
      ],
    },
  };
}

function scoreSection(id: string, title: string, scores: readonly SubmissionScore[]): Section {
  return {
    id,
    table: {
      title,
      columns: [left('System'), ...scoreTitles(scores[0].score.beta).map(right), right('95 % interval of F')],
      rows: scores.map(({ name, score, confidenceInterval }) => [
        name,
        ...scoreCells(score),
        confidenceInterval.map((bound) => percent(bound)).join(' to '),
      ]),
      notes: [...new Set(scores.map(({ score: { signature } }) => signature))],
    },
  };
}

function perAnnotatorSection({ annotators: report, submissions }: TaskResults): Section {
  const { annotators } = report;
  const [p, r, f] = scoreTitles(submissions[0].score.beta);
  return {
    id: 'scores-by-annotator',
    table: {
      title: 'Scores against each annotator alone',
      columns: [
        left('System'),
        ...annotators.flatMap((annotator) => [p, r, f].map((title) => right(`${title}, ${annotatorName(annotator)}`))),
      ],
      rows: submissions.map(({ name, annotators: annotatorScores }) => [
        name,
        ...annotatorScores.flatMap(({ score: { precision, recall, value } }) =>
          [precision, recall, value].map((scorePart) => percent(scorePart)),
        ),
      ]),
      notes: unlistedNotes(report),
    },
  };
}

function recallSection(id: string, title: string, scores: readonly SubmissionScore[]): Section {
  const types = orderTypes(scores.flatMap(({ recallByType }) => recallByType.map(({ type }) => type)));
  return {
    id,
    table: {
      title,
      columns: [left('Type'), ...scores.map(({ name }) => right(name))],
      rows: types.map((type) => [
        type,
        ...scores.map(({ recallByType }) =>
          percent(recallByType.find((typeRecall) => typeRecall.type === type)?.recall ?? 0),
        ),
      ]),
      notes: ['Share of the gold edits of each type that the system made; 0 where the chosen annotators have none.'],
    },
  };
}

function namedTypeSection(
  id: string,
  title: string,
  scores: readonly SubmissionScore[],
  warnings: readonly string[],
): Section {
  const [p, r, f] = scoreTitles(scores[0].score.beta);
  const titles = [p, r, f, 'Proposed', 'Of these correct', 'Gold', 'Of these made'];
  return {
    id,
    table: {
      title,
      columns: [left('System'), left('Type'), ...titles.map(right)],
      rows: scores.flatMap(({ name, namedTypes }) =>
        NAMED_TYPES.flatMap((type) => namedTypes.filter((score) => score.type === type)).map((score) => [
          name,
          score.type,
          ...[score.precision, score.recall, score.value].map((scorePart) => percent(scorePart)),
          ...[score.proposed, score.correctProposed, score.gold, score.correctGold].map(String),
        ]),
      ),
      notes: [
        "The types of the systems' edits are named from parts of speech; those of the gold are the annotators'.",
        ...warnings,
      ],
    },
  };
}
