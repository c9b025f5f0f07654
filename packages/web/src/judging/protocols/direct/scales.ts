import type { Scale } from '@stet/core/internal';

/** A scale as judges see it. */
interface ShownScale {
  readonly title: string;
  readonly question: string;
  /** What 0, 50 and 100 stand for. */
  readonly anchors: readonly [none: string, half: string, full: string];
}

/** Questions after Graham et al. (2013); the steps of grammaticality after Heilman et al. (2014). */
export const SHOWN_SCALES: Readonly<Record<Scale, ShownScale>> = {
  grammaticality: {
    title: 'Grammaticality',
    question: 'Is the grammar right?',
    anchors: ['unreadable', 'some errors', 'no error'],
  },
  fluency: {
    title: 'Fluency',
    question: 'Does it read naturally?',
    anchors: ['nobody would say it', 'clumsy', 'reads like an original'],
  },
  meaning: {
    title: 'Meaning',
    question: 'Does it say what the writer meant?',
    anchors: ['says something else', 'says some of it', 'says all of it'],
  },
};
