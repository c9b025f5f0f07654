import { speechOf } from '@stet/charts';
import type { ReactElement, ReactNode } from 'react';
import type { WrapText } from '../wrap-text.js';

const { counted, integer, decimal } = speechOf('en');

const essays = (count: number): string => counted(count, { one: 'essay', other: 'essays' });
const marks = (count: number): string => counted(count, { one: 'mark', other: 'marks' });
const sentences = (count: number): string => counted(count, { one: 'sentence', other: 'sentences' });

export const annotation = {
  wanted: {
    annotators: 'the annotators',
    essays: 'the essays',
    settings: 'the settings',
    comparison: 'the comparison',
  },

  essays: {
    title: 'Essays',
    add: 'Add essays',
    hint: 'plain text with an empty line between paragraphs and “# ” before a title, NUCLE SGML, or JSON',
    table: 'Essays and annotators',
    essay: 'Essay',
    words: 'Words',
    remove: 'Remove',
    removeNamed: (unseen: WrapText, name: string): ReactElement => <>Remove{unseen(` ${name}`)}</>,
    notBegun: 'not begun',
    marks,
    states: { open: 'open', done: 'done' },
    added: (count: number): string => `${essays(count)} added`,
    kept: (count: number): string => `${integer(count)} already there`,
    replaced: (count: number): string => `${integer(count)} replaced`,
    leftAside: (count: number): string =>
      `annotations of ${integer(count)} left out: upload them through the API, for an annotator`,
  },

  annotators: {
    title: 'Annotators',
    intro:
      'Each annotator has a personal link and marks all essays. They work independently: none sees the marks of another unless you open the comparison.',
    name: 'Name',
    add: 'Add annotator',
    linkOf: (name: string): string => `The link of ${name}`,
    personal: 'It is personal.',
    progress: (done: number, open: number, markCount: number): string =>
      `${essays(done)} done, ${integer(open)} begun, ${marks(markCount)}`,
    progressSaved: (done: number, open: number, markCount: number, savedAt: ReactNode): ReactElement => (
      <>
        {essays(done)} done, {integer(open)} begun, {marks(markCount)}, last saved {savedAt}
      </>
    ),
    noLink: 'no link',
    kept: 'Their marks are kept.',
  },

  comparison: {
    title: 'Comparison',
    none: 'Two annotators are compared when both are done with an essay.',
    first: 'First',
    second: 'Second',
    of: (
      first: ReactNode,
      second: ReactNode,
      essayCount: number,
      sentenceCount: number,
      tokens: number,
    ): ReactElement => (
      <>
        {first} and {second}, {essays(essayCount)}, {sentences(sentenceCount)},{' '}
        {counted(tokens, { one: 'token', other: 'tokens' })}.
      </>
    ),
    kappa: 'Cohen’s κ, tokens within marks',
    kappaWithInsertions: 'κ with places between tokens',
    explained: (both: number, firstOnly: number, secondOnly: number): string =>
      `κ says how far the two agree, beyond chance, on which tokens need correction (Ng et al. 2014, section 6.1). It is ${decimal(0.43, 2)} for the two annotators of CoNLL-2014. Both marked ${counted(both, { one: 'token', other: 'tokens' })}, only the first ${integer(firstOnly)}, only the second ${integer(secondOnly)}.`,
    same: 'agreed',
    otherType: 'same correction, different type',
    otherCorrection: 'same words, different correction',
    otherSpan: 'overlapping words',
    alone: 'only one',
    show: 'Show',
    all: 'all sentences with marks',
    shown: sentences,
    essay: (name: ReactNode): ReactElement => <>essay {name}</>,
    paragraph: (number: number): string => `paragraph ${number}`,
    sentence: (number: number): string => `sentence ${number}`,
    marksIn: (essay: string, paragraph: number, sentence: number): string =>
      `Marks in essay ${essay}, paragraph ${paragraph}, sentence ${sentence}`,
    outcome: 'Outcome',
    leftAsIs: 'left as it is',
    notCompared: (count: number): string => `${marks(count)} not compared`,
  },

  export: {
    title: 'Export',
    marksOf: 'Marks of',
    everybody: 'everybody',
    note: 'Only essays that are done. Several files come as one tar file; NUCLE has one file for each annotator.',
  },

  gold: {
    title: 'Gold',
    intro: 'The essays that are done become the source of the task, and the marks in them its gold.',
    replaces: 'There is a gold already: the new one replaces it, and everything is scored again.',
    make: 'Make the gold',
    again: 'Make the gold again',
    made: (version: number, sentenceCount: number, edits: number, essayCount: number): string =>
      `Gold version ${version}: ${sentences(sentenceCount)}, ${counted(edits, { one: 'edit', other: 'edits' })} of ${essays(essayCount)}.`,
    leftOut: (names: string): string => `Not done, and left out: ${names}.`,
    notInGold: (count: number): string => `${marks(count)} not in the gold`,
  },

  guidance: {
    title: 'What annotators are told',
    compare: 'Annotators may compare essays that are done',
    instructions: 'Instructions',
    changed: 'the instructions',
  },

  types: {
    title: 'Error types',
    own: (count: number): string => `${counted(count, { one: 'type', other: 'types' })}, your own`,
    conll: (count: number): string => `${counted(count, { one: 'type', other: 'types' })}, those of CoNLL-2014`,
    upload: 'Your own types',
    hint: 'JSON: [{"tag": "Sp", "name": "Spelling", "description": "A word is misspelt."}, …]',
    useConll: 'Use those of CoNLL-2014',
  },
};
