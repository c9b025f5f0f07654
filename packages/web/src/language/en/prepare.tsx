import { speechOf } from '@stet/charts';
import type { ReactElement, ReactNode } from 'react';
import type { WrapText } from '../wrap-text.js';

const { counted, integer } = speechOf('en');

const ITEMS = { one: 'item', other: 'items' };
const SENTENCES = { one: 'sentence', other: 'sentences' };

const GOOD =
  'A good correction is grammatical and fluent, keeps what the writer meant, and changes no more than it must. A sentence that needs no change is best left alone.';
const CONTEXT = 'Use the sentences around it only to understand what is meant.';

const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');

export const prepare = {
  addItem: 'Add an item',
  addOutput: 'Add an output',
  afterwards: 'What to tell the judge afterwards',
  back: 'Back',
  backToSettings: 'Back to the settings',
  balanced: 'Prefer outputs of systems that were compared less',
  context: 'Show the sentences before and after',
  /** What has changed and is not saved. */
  changed: { instructions: 'the instructions', plan: 'the sampling plan', practice: 'the practice items' },
  chances: {
    name: 'How likely sentences are',
    caption: 'How likely a draw takes a sentence (pᵢ)',
    outputs: 'Different outputs',
    sentences: 'Sentences',
    each: 'pᵢ of each',
    total: 'All together',
  },
  draw: 'Draw the items',
  drawing: 'Drawing …',
  drawn: (items: number): string => `${integer(items)} items are drawn.`,
  drawnBefore: (items: number): string =>
    `${integer(items)} items were drawn with the previous plan; saving draws them again.`,
  /** Of the standard practice items. */
  explanations: {
    someErrors:
      'The best one is right in every place. The one with “children plays” leaves an error; the sentence as the learner wrote it leaves them all.',
    sharedRank:
      'Two are equally good, so they share the first rank; whether the next one is then second or third is the same. Worst is the one that adds errors.',
    leftAlone:
      'The sentence was right, so it is best left alone. A change that is not needed comes after that, and one that breaks a word comes last.',
    betterOne: 'The better one is right in every place. The one with “children plays” leaves an error.',
    equallyGood: 'They say it differently, and both are right: equally good.',
    pairLeftAlone: 'The sentence was right, so it is best left alone.',
  },
  figures: {
    items: 'items',
    judgments: 'judgments',
    pairs: 'pairs of systems',
    outputs: 'outputs on a page',
    comparisons: 'comparisons of each pair, on average',
  },
  histogram: {
    title: 'Sentences by number of different outputs',
    unit: 'different outputs',
    counted: 'sentences',
    never: (count: number): string =>
      `${counted(count, SENTENCES)} with a single output: nothing to compare, never drawn.`,
  },
  import: {
    title: 'Or import judgments',
    intro: (code: WrapText): ReactElement => (
      <>
        Judgments that were made elsewhere on these texts, in any format that {code('stet judgments')} reads. The
        campaign is then closed, and its dashboard shows the results, and what had to be guessed.
      </>
    ),
    countsFrom: 'The file counts sentences from',
    guess: 'guess from the outputs',
    judgments: 'Judgments',
    judgmentsHint: 'XML, CSV or JSON Lines; or SEEDA’s step 1, as JSON Lines or a tar file of its folder',
    notReady: 'after the source and at least two systems',
    ranks: 'Ranks',
    ranksHint: 'only for SEEDA’s step 1, which has none: judgments_edit.xml',
    awaitsRanks: 'These are SEEDA’s judgments of edits. Now choose the ranks that belong to them.',
  },
  instructions: 'Instructions',
  item: (number: number): string => `Item ${number}`,
  items: (count: number): string => counted(count, ITEMS),
  itemsToFetch: 'the items',
  judgesToldLabel: 'What judges are told',
  load: (items: number, span: string, secondsAnItem: number, bold: WrapText): ReactElement => (
    <>
      Each judges about {bold(counted(items, ITEMS))}, or {bold(span)} of work at {secondsAnItem} seconds per item, the
      median of the CoNLL-2014 evaluation.
    </>
  ),
  loss: (judged: number): string =>
    judged === 0
      ? 'It has no judgments yet.'
      : `Its ${integer(judged)} judgments are removed with it. Export a backup first if you may need them.`,
  nextItem: 'Next item',
  noItems: 'There are no items yet',
  numberOfJudges: 'Number of judges',
  numberOfJudgesHint: 'to see their load',
  output: (number: number): string => `Output ${number}`,
  plan: 'Sampling plan',
  planFields: {
    items: ['Items', 'sampled sets of outputs'],
    outputsPerItem: ['Outputs on a page', 'at most; equal ones are shown as one'],
    overlapPercent: ['Overlap, percent', 'of the items go to several judges, for agreement'],
    overlapJudges: ['Judges of those', 'how many see each of them'],
    repeatEvery: ['Repeat every', 'items, a judge sees an earlier one again; 0 for never'],
    checkEvery: ['Attention check every', 'items on average, one whose answer is known; 0 for never'],
    seed: ['Seed', 'the same seed draws the same items'],
    tooFastSeconds: ['Too fast, seconds', 'quicker answers are counted as such'],
    leaseMinutes: ['Lease, minutes', 'an item not judged by then goes to another judge'],
  } satisfies Record<string, readonly [label: string, hint: string]>,
  planImported: 'The judgments were imported from a file; there is no plan.',
  planNotReady: 'Available once the source and the outputs of at least two systems are uploaded.',
  planSummary: {
    exactly: (protocol: string, items: number, outputs: number, judgments: number): string =>
      `${protocol}: ${integer(items)} items of ${outputs} outputs, ${integer(judgments)} judgments;`,
    upTo: (protocol: string, items: number, outputs: number, judgments: number): string =>
      `${protocol}: ${integer(items)} items of up to ${outputs} outputs, ${integer(judgments)} judgments;`,
    overlap: (share: string, judges: number): string => `${share} of the items go to ${judges} judges.`,
    repeats: (every: number): string =>
      every > 0 ? `Every ${every} items a judge sees one again.` : 'No item is repeated.',
    checks: (every: number): string => `In every ${every} items there is an attention check, somewhere.`,
    seed: (seed: number): string => `Seed ${seed}.`,
  },
  practice: 'Practice',
  practiceIntro: 'Each judge starts with these, and sees your answer after each. They do not count.',
  practiceItems: 'the practice items',
  preview: 'Preview',
  previewNote: 'This is what a judge sees, though each sees the outputs in another order. Try it: nothing is saved.',
  protocol: 'Protocol',
  rank: 'Rank',
  removeItem: 'Remove the item',
  removeLastOutput: 'Remove the last output',
  replacement: 'A sentence may be drawn again',
  source: 'Source',
  standardInstructions: {
    ranking: paragraphs(
      'Rank the corrections of each sentence from best to worst.',
      GOOD,
      `Equally good corrections share a rank. ${CONTEXT}`,
    ),
    pairwise: paragraphs(
      'Say which of the two corrections of each sentence is better.',
      GOOD,
      `If neither is better, say that they are equal. ${CONTEXT}`,
    ),
    edits: paragraphs(
      'Say of each change whether it is right, then rank the corrections of the sentence from best to worst.',
      GOOD,
      `Equally good corrections share a rank. ${CONTEXT}`,
    ),
    direct: paragraphs(
      'Score each correction of a sentence from 0 to 100 on each scale.',
      GOOD,
      `Judge each correction by itself, and each scale by itself; equally good corrections get the same score. ${CONTEXT}`,
    ),
  },
  start: {
    title: 'Preview and start',
    notReady: 'Available after the items are drawn.',
    /** `judges` is how many links there are. */
    steps: (preview: WrapText, links: WrapText, judges: number): ReactElement => (
      <>
        {preview('Preview it as a judge')}, then {links('make links for the judges')}
        {judges > 0 && ` (${judges} made)`}, and press Start above. From then on the texts and the plan cannot change.
      </>
    ),
  },
  texts: {
    title: 'Texts',
    fetched: 'the texts',
    intro:
      'Plain text in UTF-8, one sentence per line, gzipped or not. Line 5 of a system is its correction of line 5 of the source; the source itself may be a system, too. If a system is an M2 file, its corrected text is used.',
    sourceHint: 'what the learners wrote',
    systems: 'Systems',
    systemsHint: 'one file each; choose several at once',
    systemsNotReady: 'after the source',
    gold: 'Gold',
    goldHint: (formats: string): string => `optional, in ${formats}: kept with the campaign for comparing metrics`,
    uploading: 'Uploading …',
    uploaded: (count: number): string => `${counted(count, { one: 'text', other: 'texts' })} uploaded`,
    useAsBoth: 'Use its sentences as the source, and the file as the gold',
    notKept: (file: ReactNode): ReactElement => <>{file} was not kept.</>,
    kinds: { source: 'Source', gold: 'Gold standard', documents: 'Documents' },
    columns: { text: 'Text', kind: 'Kind', lines: 'Lines', remove: 'Remove' },
    isSystem: 'system',
    isText: 'text',
    remove: (name: string, unseen: WrapText): ReactElement => <>Remove{unseen(` ${name}`)}</>,
  },
};
