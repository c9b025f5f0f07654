import { speechOf } from '@stet/charts';
import type { GoldNoteReason, MarkFault } from '@stet/core/internal';
import type { AnnotatingRoom } from '@stet/server';
import type { ReactElement } from 'react';
import type { KeyRows } from '../../shell/key-rows.js';
import type { WrapText } from '../wrap-text.js';

const { counted } = speechOf('en');

type SheetState = AnnotatingRoom['essays'][number]['state'];

const marks = (count: number): string => counted(count, { one: 'mark', other: 'marks' });

export const annotating = {
  opening: 'Opening the essays …',
  failed: 'Your essays could not be opened',
  essaysDone: 'Essays that are done',
  essays: (count: number): string => counted(count, { one: 'essay', other: 'essays' }),
  essayOf: (essay: number, essays: number): string => `essay ${essay} of ${essays}`,
  help: 'Help',
  howToJudge: 'How to judge',
  howToMark: 'How to mark',
  byKeys: 'Select words with the mouse or the arrow keys, then press Enter.',
  byFingers: 'Tap a word, widen the selection if you need more, then tap Mark.',
  essay: 'Essay',
  openingEssay: 'Opening the essay …',
  comparison: 'Comparison',

  toMark: 'Essays to mark',
  hello: (annotator: ReactElement, left: number, all: number): ReactElement => (
    <>
      Hello {annotator}.{' '}
      {all === 0
        ? 'There are no essays yet.'
        : left === 0
          ? 'All your essays are done. Thank you.'
          : `${counted(left, { one: 'essay', other: 'essays' })} to go.`}{' '}
      Others may mark the same essays. You work independently, and only the organiser sees your marks.
    </>
  ),
  compare: (link: WrapText): ReactElement => <>{link('Compare your marks')} with those of another annotator.</>,
  words: (count: number): string => counted(count, { one: 'word', other: 'words' }),
  marks,
  states: { open: 'open', done: 'done' } satisfies Record<SheetState, string>,
  openToChange: 'open it to change its marks',

  conflict: (theirs: number, isDone: boolean, mine: number): ReactElement => (
    <>
      <b>This essay was marked in another window.</b> There it has {marks(theirs)}
      {isDone && ' and is done'}; here {marks(mine)}. The marks from here are not saved.
    </>
  ),
  useTheirs: 'Use the marks from there',
  keepMine: 'Keep the marks from here',
  notSaved: 'The last change could not be saved.',

  corrected: 'Corrected',
  reads: 'reads:',
  leftOut: (numbers: readonly number[]): string =>
    `left out here, because they overlap or their meaning is unclear: ${numbers.join(', ')}`,
  essayNamed: (name: string): string => `Essay ${name}`,
  atEnd: 'end of the paragraph',
  before: (word: string): string => `before ${word}`,

  keysIntro:
    'Drag over words with the mouse, or tap one; whole words are selected. Hold Alt to select single characters. A mark says what is wrong and what should be there instead. Marks may overlap.',
  keys: [
    [['←', '→'], 'select the previous or next word'],
    [['↑', '↓'], 'go to the previous or next sentence'],
    [['Shift', '← →'], 'select more words, or fewer'],
    [['Alt', '← →'], 'select single characters'],
    [['Enter'], 'mark the selection'],
    [['i'], 'insert something before it'],
    [['Delete'], 'mark it for deletion'],
    [['Alt', '1 … 6'], 'in the form: choose a common type'],
    [['Ctrl', 'Z'], 'undo; with Shift, redo'],
    [['Esc'], 'clear the selection'],
  ] as KeyRows,

  selected: 'The selected words',
  mark: 'Mark',
  delete: 'Delete',
  insertBefore: 'Insert before',
  addBefore: 'Add the word before',
  addAfter: 'Add the word after',
  undo: 'Undo',
  redo: 'Redo',

  margin: 'Marks',
  essayIsDone: 'This essay is done, and its marks are with the organiser. To change them, open it again.',
  openAgain: 'Open again',
  doneWithEssay: 'Done with this essay',
  notFinished: 'Not finished:',
  noMarks: 'No marks yet.',
  inserted: '(inserted)',
  notInGold: (reason: string): string => `Not in the gold: ${reason}.`,
  goldNotes: {
    'out of range': 'out of range',
    reversed: 'reversed',
    'crosses paragraphs': 'crosses paragraphs',
    'crosses sentences': 'crosses sentences',
    'outside of sentences': 'outside of sentences',
    'changes nothing': 'changes nothing',
    'cuts a long token': 'cuts a long token',
    'widened to tokens': 'widened to tokens',
  } satisfies Record<GoldNoteReason, string>,
  editMark: (number: number, unseen: WrapText): ReactElement => <>Edit{unseen(` mark ${number}`)}</>,
  removeMark: (number: number, unseen: WrapText): ReactElement => <>Remove{unseen(` mark ${number}`)}</>,

  newMark: 'New mark',
  changeMark: 'Change the mark',
  commonTypes: 'Common types',
  insert: 'Insert',
  correction: 'Correction',
  wordsDeleted: 'empty: the words are deleted',
  emptyToDelete: 'empty to delete',
  comment: 'Comment',
  change: 'Change',
  cancel: 'Cancel',
  faults: {
    'out of range': 'The mark is outside the essay.',
    reversed: 'The mark ends before it starts.',
    'crosses paragraphs': 'A mark must stay within one paragraph.',
    'cuts a character': 'The mark cuts a character in two.',
    'unknown type': 'Choose an error type.',
    'reads as a separator': '|| would be read as two corrections. Write one, without | at either end.',
    'changes nothing': 'The correction is the same as the text. Change it, or leave the passage unmarked.',
  } satisfies Record<MarkFault, string>,
};
