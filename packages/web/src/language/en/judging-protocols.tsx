import type { ProtocolCatalogue } from '../../judging/protocols/protocol-words.js';

/** What judges and organisers read of each way to judge. */
export const protocols: ProtocolCatalogue = {
  ranking: {
    title: 'Ranking',
    hint: 'judges rank up to ten outputs of a sentence',
    request: 'You rank the corrections from best to worst.',
    answered: 'ranked',
    lessons: [
      <>
        <b>Rank the outputs.</b> The sentence in bold is what a learner wrote. Below it are corrections, in random
        order. Give each a rank: 1 is best. Two that are equally good get the same rank, and you may leave ranks out.
        Press the numbers
        <span className="by-dragging">, or drag the letters to their places at the foot of the page</span>.
      </>,
      <>
        <b>Read the marks.</b> <ins>Underlined</ins> words were added, <del>struck</del> words were removed; replaced
        words come before their replacement. With a keyboard you need no mouse: digits rank the output with the bar
        beside it, arrows move, Enter saves.
      </>,
      <>
        <b>When in doubt.</b> Skip an item that cannot be judged, and say why; flag one that the organiser should see.
        You can go back, also with Backspace, and change your mind. Your answers are kept on this device until the
        server has them.
      </>,
    ],
    keys: [
      [['1 … 5'], 'rank the output with the bar beside it; 0 clears the rank'],
      [['↑ ↓'], 'move between outputs'],
    ],
  },
  pairwise: {
    title: 'Pairwise',
    hint: 'judges say which of two outputs is better',
    request: 'You see two corrections at a time, and say which is better, or that they are equal.',
    answered: 'compared',
    lessons: [
      <>
        <b>Compare the two.</b> The sentence in bold is what a learner wrote. Below it stand two corrections, in a
        random order. Say which of them you would rather read, or that they are equally good.
      </>,
      <>
        <b>Read the marks.</b> <ins>Underlined</ins> words were put in, <del>struck</del> words were taken out; words
        that were replaced stand before their replacement. With a keyboard you need no mouse: the arrows ← and → choose
        A and B, = says that they are equal, Enter saves.
      </>,
      <>
        <b>When in doubt.</b> Two corrections may be different and equally good. An item that cannot be judged is
        skipped, with a reason; one that the organiser should see is flagged. You can go back, with Backspace too, and
        change your mind. Your answers are kept on this device until the server has them.
      </>,
    ],
    keys: [
      [['←', '1'], 'A is better'],
      [['=', '0'], 'they are equal'],
      [['→', '2'], 'B is better'],
    ],
  },
  direct: {
    title: 'Direct assessment',
    hint: 'judges score each output from 0 to 100',
    request: 'You score each correction from 0 to 100.',
    answered: 'scored',
    lessons: [
      <>
        <b>Score the outputs.</b> The sentence in bold is what a learner wrote. Below it stand corrections, in a random
        order. Move each slider to where the correction belongs: the words under it say what its ends and its middle
        mean. A slider that you have not touched has no score.
      </>,
      <>
        <b>Read the marks.</b> <ins>Underlined</ins> words were put in, <del>struck</del> words were taken out; words
        that were replaced stand before their replacement. With a keyboard you need no mouse: Tab leads to the next
        slider, digits set the tens, arrows move by one, Enter saves.
      </>,
      <>
        <b>When in doubt.</b> Two corrections that are equally good get the same score. An item that cannot be judged is
        skipped, with a reason; one that the organiser should see is flagged. You can go back and change your mind. Your
        answers are kept on this device until the server has them.
      </>,
    ],
    keys: [
      [['Tab'], 'go to the next slider'],
      [['0 … 9'], 'set the slider to 0, 10 … 90; End sets it to 100'],
      [['← →'], 'move the slider by 1; Page Up and Page Down by 10'],
    ],
  },
  edits: {
    title: 'Edits, then rank',
    hint: 'judges say of each edit whether it is right, then rank the outputs',
    request: 'You say of each change whether it is right, and rank the corrections from best to worst.',
    answered: 'judged',
    lessons: [
      <>
        <b>Judge the changes.</b> The sentence in bold is what a learner wrote. Below it stand corrections, in a random
        order, with each change in a box: <ins>underlined</ins> words were put in, <del>struck</del> words were taken
        out. Press a box to say that the change is right (✓), again for wrong (✗), again for unnecessary (○): the text
        was fine, and still is.
      </>,
      <>
        <b>Then rank.</b> Give each correction a rank: 1 is best, and those that are equally good share one. With a
        keyboard you need no mouse: R, W and U judge the change with the thick frame and go on to the next, digits rank
        the output with the bar beside it, arrows move, Enter saves.
      </>,
      <>
        <b>When in doubt.</b> Errors that corrections leave can be marked below them: wrong words, and gaps where a word
        is missing. An item that cannot be judged is skipped, with a reason; one that the organiser should see is
        flagged. You can go back and change your mind. Your answers are kept on this device until the server has them.
      </>,
    ],
    keys: [
      [['R', 'W', 'U'], 'the change with the thick frame is right, wrong or unnecessary'],
      [['1 … 5'], 'rank the output with the bar beside it; 0 takes the rank back'],
      [['↑ ↓'], 'move between outputs'],
    ],
  },
};
