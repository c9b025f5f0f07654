import type { Practice } from '@stet/server';
import { prepare as english } from '../language/en/prepare.js';
import { words } from '../language/words.js';

const { explanations } = english;

/** Three items to practise on, with what we would say in each protocol; an organiser may write others. */
export const STANDARD_PRACTICE: Practice = {
  items: [
    {
      before: 'We moved here in spring .',
      source: 'The childrens plays in garden every days .',
      after: 'In the evening it is quiet again .',
      outputs: [
        {
          text: 'The children play in the garden every day .',
          rank: 1,
          details: {
            scores: { grammaticality: 100, fluency: 100, meaning: 100 },
            edits: [
              { start: 1, end: 3, correction: 'children play', verdict: 'right' },
              { start: 4, end: 4, correction: 'the', verdict: 'right' },
              { start: 6, end: 7, correction: 'day', verdict: 'right' },
            ],
          },
        },
        {
          text: 'The children plays in the garden every day .',
          rank: 2,
          details: {
            scores: { grammaticality: 60, fluency: 70, meaning: 100 },
            edits: [
              { start: 1, end: 2, correction: 'children', verdict: 'right' },
              { start: 4, end: 4, correction: 'the', verdict: 'right' },
              { start: 6, end: 7, correction: 'day', verdict: 'right' },
            ],
          },
        },
        {
          text: 'The childrens plays in garden every days .',
          rank: 3,
          details: { scores: { grammaticality: 20, fluency: 30, meaning: 90 }, edits: [] },
        },
      ],
      explanation: explanations.someErrors,
    },
    {
      before: null,
      source: 'I look forward to see you in the airport .',
      after: 'My train comes at nine .',
      outputs: [
        {
          text: 'I look forward to seeing you at the airport .',
          rank: 1,
          details: {
            scores: { grammaticality: 100, fluency: 100, meaning: 100 },
            edits: [
              { start: 4, end: 5, correction: 'seeing', verdict: 'right' },
              { start: 6, end: 7, correction: 'at', verdict: 'right' },
            ],
          },
        },
        {
          text: 'I am looking forward to seeing you at the airport .',
          rank: 1,
          details: {
            scores: { grammaticality: 100, fluency: 100, meaning: 100 },
            edits: [
              { start: 1, end: 2, correction: 'am looking', verdict: 'unnecessary' },
              { start: 4, end: 5, correction: 'seeing', verdict: 'right' },
              { start: 6, end: 7, correction: 'at', verdict: 'right' },
            ],
          },
        },
        {
          text: 'I look forward to see you at the airport .',
          rank: 3,
          details: {
            scores: { grammaticality: 70, fluency: 80, meaning: 100 },
            edits: [{ start: 6, end: 7, correction: 'at', verdict: 'right' }],
          },
        },
        {
          text: 'I look forwards to see you in airport .',
          rank: 4,
          details: {
            scores: { grammaticality: 30, fluency: 40, meaning: 90 },
            edits: [
              { start: 2, end: 3, correction: 'forwards', verdict: 'wrong' },
              { start: 7, end: 8, correction: '', verdict: 'wrong' },
            ],
          },
        },
      ],
      explanation: explanations.sharedRank,
    },
    {
      before: 'My neighbour repairs clocks .',
      source: 'His shop is small but always full .',
      after: null,
      outputs: [
        {
          text: 'His shop is small but always full .',
          rank: 1,
          details: { scores: { grammaticality: 100, fluency: 100, meaning: 100 }, edits: [] },
        },
        {
          text: 'His shop is small , but it is always full .',
          rank: 2,
          details: {
            scores: { grammaticality: 100, fluency: 90, meaning: 100 },
            edits: [
              { start: 4, end: 4, correction: ',', verdict: 'unnecessary' },
              { start: 5, end: 5, correction: 'it is', verdict: 'unnecessary' },
            ],
          },
        },
        {
          text: 'His shop is small but all ways full .',
          rank: 3,
          details: {
            scores: { grammaticality: 60, fluency: 40, meaning: 70 },
            edits: [{ start: 5, end: 6, correction: 'all ways', verdict: 'wrong' }],
          },
        },
      ],
      explanation: explanations.leftAlone,
    },
  ],
};

/** Three pairs to practise on, one of them equally good. */
export const PAIRWISE_PRACTICE: Practice = {
  items: [
    {
      before: 'We moved here in spring .',
      source: 'The childrens plays in garden every days .',
      after: 'In the evening it is quiet again .',
      outputs: [
        { text: 'The children play in the garden every day .', rank: 1 },
        { text: 'The children plays in the garden every day .', rank: 2 },
      ],
      explanation: explanations.betterOne,
    },
    {
      before: null,
      source: 'I look forward to see you in the airport .',
      after: 'My train comes at nine .',
      outputs: [
        { text: 'I look forward to seeing you at the airport .', rank: 1 },
        { text: 'I am looking forward to seeing you at the airport .', rank: 1 },
      ],
      explanation: explanations.equallyGood,
    },
    {
      before: 'My neighbour repairs clocks .',
      source: 'His shop is small but always full .',
      after: null,
      outputs: [
        { text: 'His shop is small but always full .', rank: 1 },
        { text: 'His shop is small but all ways full .', rank: 2 },
      ],
      explanation: explanations.pairLeftAlone,
    },
  ],
};

type Explained = keyof typeof explanations;

/** What is told after a practice item: of a standard one in the language of the page, what somebody wrote as it is. */
export function spokenExplanation(kept: string): string {
  const key = (Object.keys(explanations) as Explained[]).find((candidate) => explanations[candidate] === kept);
  return key === undefined ? kept : words().prepare.explanations[key];
}
