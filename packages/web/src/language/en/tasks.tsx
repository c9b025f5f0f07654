import { speechOf } from '@stet/charts';
import type { ReactElement, ReactNode } from 'react';
import type { WrapText } from '../wrap-text.js';

const { counted } = speechOf('en');

const sentences = (count: number): string => counted(count, { one: 'sentence', other: 'sentences' });
const submissions = (count: number): string => counted(count, { one: 'submission', other: 'submissions' });
const teams = (count: number): string => counted(count, { one: 'team', other: 'teams' });

export const tasks = {
  title: 'Shared tasks',
  newTask: 'New task',
  kind: 'Shared task',
  wanted: 'the shared tasks',
  wantedOne: 'the task',
  nameHint: 'Teams see it too.',
  restore:
    'It becomes a new task with everything in the backup except the links of teams and annotators, which you make again.',
  backupHint: 'downloaded from the settings of a task',
  nonePublic: 'No leaderboard is public yet.',
  none: 'In a shared task teams correct the same sentences, hand in what their systems wrote, and are ranked by one metric against a gold standard. It needs essays to annotate, or a gold that exists.',
  noScores: 'No submission has a score yet.',
  sentences,
  submissions,
  teams,

  next: {
    source: 'Upload the source or the gold, or have essays annotated.',
    phases: 'Say when teams may hand in.',
    link: 'Make the link that teams register with.',
    benchmarkLink: 'Make the link that teams register with, in the benchmark.',
    scoring: (waiting: number): string =>
      `${counted(waiting, { one: 'submission is', other: 'submissions are' })} being scored.`,
    gold: 'Upload the gold: nothing is scored without it.',
    handingIn: (phase: string): string => `Teams hand in: ${phase}.`,
    coming: (phase: string): string => `Teams wait for ${phase} to open.`,
    releaseBoard: 'Release the leaderboard.',
    releaseGold: 'Release the gold, so that teams can propose alternative answers.',
    done: 'See the final table.',
  },

  phase: {
    /** Without an end where the phase is permanent. */
    open: (mark: WrapText, name: ReactNode, until: ReactNode | undefined): ReactElement => (
      <>
        {mark('open')} {name}
        {until !== undefined && <>, until {until}</>}
      </>
    ),
    opens: (name: ReactNode, at: ReactNode): ReactElement => (
      <>
        {name} opens {at}
      </>
    ),
    notSet: 'The dates of this task are not set yet.',
    closed: 'This task is closed.',
  },

  rooms: 'Rooms of the task',
  room: {
    leaderboard: 'Leaderboard',
    explorer: 'Explorer',
    alternatives: 'Alternatives',
    people: 'People',
    submissions: 'Submissions',
    teams: 'Teams',
    annotation: 'Annotation',
    settings: 'Settings',
  },

  about: { title: 'About', description: 'What teams are told' },

  early: {
    systems: (phase: string): string =>
      `Everybody will see every output while teams can still hand in (${phase}): they can read what others hand in. What was once seen cannot be taken back.`,
    gold: (phase: string): string =>
      `Everybody will see the gold while teams can still hand in (${phase}): they can copy the answers. What was once seen cannot be taken back.`,
  },

  metrics: {
    title: 'Metrics',
    columns: ['Metric', 'Computed', 'Official'],
    unweighted: 'unweighted here, since each submission is scored by itself',
    compute: (metric: string): string => `Compute ${metric}`,
    rankBy: (metric: string): string => `Rank by ${metric}`,
    resamples: 'Resamples',
    resamplesHint: 'draws of the sentences, for intervals and clusters',
    confidence: 'Confidence, percent',
    confidenceHint: 'of the intervals',
    seed: 'Seed',
    seedHint: 'the same seed draws the same sentences',
    rescored: (count: number): string =>
      `With other metrics, the scores of ${submissions(count)} become stale and are computed again.`,
  },

  phases: {
    title: 'Phases',
    intro: 'Teams hand in while a phase is open. To reopen a closed phase, move its end.',
    add: 'Add a phase',
    numbered: (number: number): string => `Phase ${number}`,
    /** What the first phase is called until somebody names it. */
    first: 'Test',
    opensAt: 'Opens',
    opensAtHint: 'the first moment',
    closesAt: 'Closes',
    closesAtHint: 'from then on nothing is accepted; empty: it stays open',
    limit: 'Submissions per team',
    limitHint: 'scored ones; 0 for no limit',
    limitPerDay: 'Of these per day',
    limitPerDayHint: 'in the time zone; 0 for no limit',
    limitPerMonth: 'Of these per month',
    limitPerMonthHint: 'in the time zone; 0 for no limit',
    order: 'It must close after it opens.',
    remove: 'Remove this phase',
  },

  proposals: {
    from: 'Proposals from',
    fromHint: 'empty: teams cannot propose',
    until: 'Proposals until',
    untilHint: 'empty: without end',
  },

  ranked: {
    title: 'The submission that counts',
    legend: 'Which submission of a team is ranked',
    latest: 'The latest one',
    best: 'The best one: favours teams that hand in often',
    chosen: 'The one that the team chooses; the latest without a choice',
  },

  release: {
    title: 'Release dates',
    intro: 'The buttons act at once. A date is saved with the other settings.',
    totalsOnly:
      'Totals only: whatever the dates say, nobody but organisers ever sees the gold, outputs of others, or scores by sentence, type or annotator',
    alternatives: 'Alternative answers',
    alternativesIntro:
      'Once the gold is public, teams may propose corrections that it lacks, and annotators judge them.',
    now: 'Release now',
    source: {
      label: 'Source from',
      hint: 'for teams; empty: not yet',
      release: (unseen: WrapText): ReactElement => <>Release now{unseen(' the source')}</>,
      hide: (unseen: WrapText): ReactElement => <>Hide now{unseen(' the source')}</>,
      ask: 'Release the source now?',
    },
    leaderboard: {
      label: 'Leaderboard from',
      hint: 'for everybody; empty: each team sees only its own score',
      release: (unseen: WrapText): ReactElement => <>Release now{unseen(' the leaderboard')}</>,
      hide: (unseen: WrapText): ReactElement => <>Hide now{unseen(' the leaderboard')}</>,
      ask: 'Release the leaderboard now?',
    },
    systems: {
      label: 'Systems from',
      hint: 'the sentences of all teams; empty: each team sees only its own',
      release: (unseen: WrapText): ReactElement => <>Release now{unseen(' the systems')}</>,
      hide: (unseen: WrapText): ReactElement => <>Hide now{unseen(' the systems')}</>,
      ask: 'Release the systems now?',
    },
    gold: {
      label: 'Gold from',
      hint: 'for everybody, and with it the explorer; empty: only you see it',
      release: (unseen: WrapText): ReactElement => <>Release now{unseen(' the gold')}</>,
      hide: (unseen: WrapText): ReactElement => <>Hide now{unseen(' the gold')}</>,
      ask: 'Release the gold now?',
    },
  },

  rescore: {
    title: 'Scores',
    intro:
      'When the gold or the metrics change, every score becomes stale: it is marked so, is no longer ranked, and is computed again by itself. Scores against different golds are never mixed.',
    progress: 'Submissions scored',
    waiting: (count: number): string => `${submissions(count)} to be scored`,
    again: 'Rescore everything',
  },

  download: {
    title: 'Download',
    intro:
      'One file with everything in the task: source, golds, teams, submissions and scores; only the keys of links are left out. You can open it as a new task, here or on another server.',
    everything: 'Download everything',
  },

  remove: {
    loss: (teamCount: number, submissionCount: number): string =>
      `Its ${teams(teamCount)} and ${submissions(submissionCount)} are removed with it. Download everything first if you may need it.`,
  },

  comparison: {
    title: 'How texts are compared',
    unit: 'Texts are cut into',
    units: {
      word: 'words: what stands between blanks',
      character: 'characters',
      segment: 'segments, as dictionaries cut languages without blanks',
    },
    before: 'Before that',
    steps: {
      nfc: 'letters are brought to one Unicode form (NFC)',
      nfd: 'letters are taken apart from their marks (NFD)',
      'alef-ya': 'أ إ آ are written as ا, and ى as ي',
      'no-punctuation': 'punctuation is left out',
    },
  },

  texts: {
    title: 'Source and gold',
    intro: (code: WrapText): ReactElement => (
      <>
        The source is plain text in UTF-8, one tokenised sentence per line. A gold brings its own source, in any format
        that {code('stet convert')} reads: upload the gold alone, or the source first and the gold when it is ready.
        Essays in MultiGEC’s Markdown are taken, too: the originals as the source, the references as the gold, several
        of them in a tar file.
      </>
    ),
    source: 'Source',
    sourceFixed: 'cannot change once a team has handed in',
    sourceHint: 'what the learners wrote',
    gold: 'Gold',
    goldChanges: (count: number): string =>
      `changing it makes ${counted(count, { one: 'score', other: 'scores' })} stale until they are computed again`,
    asGold: 'Upload it as the gold',
    checking: 'Checking …',
    noSource: 'No source yet.',
    noGold: (count: number): string => `${sentences(count)}, no gold yet.`,
    withGold: (count: number, annotators: number): string =>
      `${sentences(count)} with a gold by ${counted(annotators, { one: 'annotator', other: 'annotators' })}.`,
    withSkippedEdits: (count: number, annotators: number, skipped: number): string =>
      `${sentences(count)} with a gold by ${counted(annotators, { one: 'annotator', other: 'annotators' })}, without ${counted(skipped, { one: 'edit', other: 'edits' })} whose offsets are bad.`,
    sourceAsText: 'Source as text',
    goldAsM2: 'Gold as M2',
  },

  /** What has changed and is not saved yet. */
  changed: {
    name: 'the name',
    description: 'what teams are told',
    language: 'the language',
    metrics: 'the metrics',
    official: 'the official metric',
    unit: 'what texts are cut into',
    normalise: 'how texts are normalised',
    resamples: 'the resamples',
    confidence: 'the confidence',
    seed: 'the seed',
    phases: 'the phases',
    release: 'the release dates',
    totalsOnly: 'whether totals alone are shown',
    proposals: 'when teams may propose',
    ranked: 'the submission that counts',
    registration: 'who is admitted',
  },
};
