import { speechOf } from '@stet/charts';
import type { ReactElement, ReactNode } from 'react';
import type { WrapText } from '../wrap-text.js';

const { counted, integer, list } = speechOf('en');

export const benchmarks = {
  title: 'Benchmarks',
  empty:
    'A benchmark has data sets in several languages or tracks. Teams register once, hand in for as many of them as they like, and stand in one table.',
  nonePublic: 'No benchmark is public yet.',
  kind: 'Benchmark',
  new: 'New benchmark',
  nameHint: 'Everybody sees it.',
  restoreText:
    'A backup becomes a new benchmark with everything in it except the links of teams, which you make again. A definition becomes one without teams and submissions.',
  restoreHint: 'downloaded from the settings of a benchmark',
  what: 'the benchmark',
  rooms: 'Rooms of the benchmark',
  roomTitles: { call: 'Call', board: 'Leaderboard', dataSets: 'Data sets', teams: 'Teams', settings: 'Settings' },
  dataSets: (count: number): string => counted(count, { one: 'data set', other: 'data sets' }),
  teams: (count: number): string => counted(count, { one: 'team', other: 'teams' }),
  languages: (count: number): string => counted(count, { one: 'language', other: 'languages' }),
  sentences: (count: number): string => counted(count, { one: 'sentence', other: 'sentences' }),

  noCall: 'The call is not written yet.',
  links: 'Data and papers',
  citation: 'How to cite',
  copy: 'Copy',
  copied: 'Copied.',
  contact: 'Contact',
  tracks: 'Tracks',
  dataSetsHeading: 'Data sets',
  dataSetsOf: (track: string): string => `Data sets: ${track}`,
  noDataSets: 'There are no data sets yet.',
  dataSetColumns: {
    name: 'Data set',
    language: 'Language',
    sentences: 'Sentences',
    metric: 'Ranked by',
    phase: 'Open',
  },
  openUntil: (phase: ReactNode, end: ReactNode): ReactElement => (
    <>
      {phase}, until {end}
    </>
  ),
  openForGood: (phase: ReactNode): ReactElement => <>{phase}, permanently</>,
  opens: (phase: ReactNode, start: ReactNode): ReactElement => (
    <>
      {phase} opens {start}
    </>
  ),
  closed: 'closed',
  limits: ({ limit, month, day }: { limit: number; month: number; day: number }): string =>
    list([
      ...(limit > 0 ? [`${integer(limit)} in all`] : []),
      ...(month > 0 ? [`${integer(month)} a month`] : []),
      ...(day > 0 ? [`${integer(day)} a day`] : []),
    ]),
  limitsNote: (limits: string): string => `Scored submissions of a team: ${limits}.`,
  hidden: 'The gold stays hidden: only totals are shown.',
  submitHeading: 'Hand in from the command line',
  submitText: (option: ReactNode): ReactElement => (
    <>
      With the key of your team in {option}, one line hands in for as many data sets as you name, and waits for the
      scores:
    </>
  ),

  boardWhat: 'the leaderboard',
  track: 'Track',
  boardIntro: (metric: string, confidence: string): string =>
    `${metric}. The average is the plain mean of the languages, and a language that of its data sets; intervals hold ${confidence} % of the resamples. A team is ranked by the average if it covers every data set of the track.`,
  noAverage: 'The data sets of this track are ranked by different metrics, of which there is no average.',
  notReleased: (count: number): string =>
    `${counted(count, { one: 'data set is', other: 'data sets are' })} left out: their scores are not released yet.`,
  macro: 'Average',
  rank: 'Rank',
  team: 'Team',
  nobody: 'Nobody has a score in this track yet.',
  partial: 'Teams that cover part of the track, not ranked',
  baselines: 'Baselines, not ranked',
  yourTeam: 'your team',
  tableName: (track: string): string => `Leaderboard: ${track}`,
  chartTitle: (track: string): string => `Averages of ${track}`,
  chartAxis: 'average over languages',
  chartPercent: 'percent',
  chartCaption: (confidence: string, resamples: number): string =>
    `Lines: ${confidence} % intervals from ${integer(resamples)} draws of the sentences of each data set.`,
  ranks: 'Ranks',
  rangeName: (confidence: string): string => `ranks in ${confidence} % of the draws`,
  bands: 'Teams in one band cannot be told apart.',
  cellStates: { scored: '', waiting: 'being scored', stale: 'being rescored', failed: 'failed', missing: '–' },
  stale: 'A newer table is being computed …',

  goldVersions: (golds: readonly string[]): string => `Scored against these golds: ${golds.join('; ')}.`,
  goldOf: (dataSet: string, version: number, withAlternatives: boolean): string =>
    `${dataSet}: version ${integer(version)}${withAlternatives ? ' with alternative answers' : ''}`,
  countedAlternatives: (count: number, all: number): string =>
    `Alternative answers were accepted in ${integer(count)} of ${counted(all, { one: 'data set', other: 'data sets' })}; where there are none, the scores are those of the first board.`,

  addDataSet: 'Add a data set',
  dataSetName: 'Name of the data set',
  dataSetNameHint: 'such as cs-NatForm; teams name their files after it',
  settingsLike: 'Metrics, phases and release dates',
  settingsLater: 'to be set up',
  dataSetLanguage: 'such as cs or zh-Hans; the leaderboard has a mean for each language',
  add: 'Add',
  copyTask: 'Make a data set of a task',
  copyTaskText:
    'Settings, source and gold are copied from the task, with phases, release dates and accepted alternative answers. Teams, what they handed in, proposals, annotations and earlier golds are not. The task stays as it is, and neither changes with the other. A data set can be copied, too, such as to another track.',
  copiedTask: 'Task',
  chooseTask: 'choose one',
  copiedName: 'if it is to be another than that of the task',
  withBaselines: 'Copy the outputs of its baselines, too, as baselines of the benchmark',
  copyIt: 'Copy',
  noTasks: 'There are no tasks yet.',
  trackOf: (unseen: WrapText, name: string): ReactElement => <>Track{unseen(` of ${name}`)}</>,
  setUp: 'Set up',
  missingGold: 'no gold yet',
  dataSetsIntro:
    'Each data set has its own source, gold, metrics, phases and release dates. All teams of the benchmark take part in it at once.',

  registration: 'Registration',
  teamName: 'Name of the team',

  about: 'Announcement',
  call: 'Call for participation',
  callHint: 'Everybody who has the address reads it. Plain text; blank lines part paragraphs.',
  callLanguage: 'of the call, such as en or zh-Hans: for fonts and screen readers',
  linkTitle: 'Title',
  linkAddress: 'Address',
  addLink: 'Add a link',
  removeLink: (at: number): string => `Remove link ${integer(at)}`,
  linkNumber: (at: number): string => `Link ${integer(at)}`,
  trackNumber: (at: number): string => `Track ${integer(at)}`,
  trackName: 'Name',
  trackDescription: 'What it asks for',
  addTrack: 'Add a track',
  removeTrack: (at: number): string => `Remove track ${integer(at)}`,
  trackInUse: 'Data sets are in it: move them to another track first.',
  isPublic: 'List it on the home page for everybody',
  changed: {
    name: 'the name',
    call: 'the call',
    citation: 'the citation',
    contact: 'the contact',
    links: 'the links',
    language: 'the language',
    tracks: 'the tracks',
    isPublic: 'whether it is listed',
    registration: 'who is admitted',
    confidence: 'the confidence',
  },
  name: 'Name',
  confidence: 'Confidence of the intervals',
  confidenceHint: 'a percentage from 50 to 99',
  take: 'Download',
  takeText:
    'The whole benchmark is one file: data sets, golds, teams, submissions and scores; only the keys of links are left out. The definition has the call, the data sets and their settings, and nothing of any team.',
  takeAll: 'Download everything',
  takeDefinition: 'Download the definition',
  takeTexts: 'Download it with sources and golds',
  loss: (teams: number, dataSets: number): string =>
    `Its ${counted(dataSets, { one: 'data set', other: 'data sets' })} and ${counted(teams, { one: 'team', other: 'teams' })} are removed with it, and so is everything that was handed in. Download everything first if you may need it.`,

  registerTeam: 'Register your team',
  register: 'Register',
  welcome: (team: ReactNode): ReactElement => <>Welcome, {team}</>,
  keepLink:
    'The link below is the key of your team, for all data sets: keep it, and share it with nobody else. Your room shows it again; if you lose it, the organiser can make a new one.',
  teamLink: 'The link of your team',
  teamLinkNote: 'It opens your team’s room on any device. Whoever has it can submit for your team.',
  enter: 'Enter your room',
  wrongRegistration:
    'Registration is closed, or you copied only part of the link. Ask the organiser for a new one. If your team has registered already, open its own link instead.',
  wrongTeamLink:
    'It was renewed or revoked, or you copied only part of it. Ask the organiser for a new one. Everything your team has handed in is kept.',

  entrantWhat: 'the team’s room',
  notApproved: 'The organiser has yet to approve your team. You can hand in as soon as that is done.',
  toCall: 'Call and data sets',
  toBoard: 'Leaderboard',
  handIn: 'Hand in',
  handInText: (example: ReactNode): ReactElement => (
    <>
      Choose one file or several, each named after its data set, such as {example}: plain text in UTF-8, one sentence
      per line, or the essays in Markdown; gzipped or not. Nothing is submitted until you have seen which file goes
      where.
    </>
  ),
  files: 'Outputs of your system',
  filesHint: 'choose them, or drop them here',
  checking: 'Checking …',
  nothingOpen: 'No data set is open for you now.',
  skip: 'do not submit',
  whereTo: 'Choose the data set that it answers.',
  checked: (lines: string, changed: string): string => `${lines} lines, ${changed} of them changed.`,
  accepted: (number: number): string => `Submission ${integer(number)} is here.`,
  submit: (count: number): string => `Submit ${counted(count, { one: 'file', other: 'files' })}`,
  submitting: 'Submitting …',
  work: 'What you handed in',
  nothingYet: 'nothing yet',
  workColumns: { dataSet: 'Data set', left: 'Left', latest: 'Latest', score: 'Score' },
  submission: (number: number): string => `Submission ${integer(number)}`,
  left: ({ phase, month, today }: { phase: number | null; month: number | null; today: number | null }): string =>
    [
      ...(today === null ? [] : [`${integer(today)} today`]),
      ...(month === null ? [] : [`${integer(month)} this month`]),
      ...(phase === null ? [] : [`${integer(phase)} in this phase`]),
    ].join(', ') || 'no limit',
  notOpen: 'not open',
  source: 'Source',
  explore: 'Your sentences',
  mayPropose: '(propose alternative answers)',
  withdraw: 'Withdraw',
  restore: 'Restore',
  backTo: (team: ReactNode): ReactElement => <>Back to the room of {team}</>,
  yourLink: 'Your link',
};
