import { speechOf } from '@stet/charts';

const { counted } = speechOf('en');

const ITEMS = { one: 'item', other: 'items' };
const JUDGES = { one: 'judge', other: 'judges' };

export const campaigns = {
  backupHint: 'exported from a dashboard',
  backupText:
    'It becomes a new campaign with everything in the backup except the links of judges, which you make again.',
  campaign: 'the campaign',
  campaigns: 'the campaigns',
  /** Buttons that change the state of a campaign. */
  change: { close: 'Close', pause: 'Pause', reopen: 'Reopen', resume: 'Resume' },
  intro:
    'A campaign asks people to rank the outputs of systems, sentence by sentence, and turns their judgments into a ranking of the systems. It needs a source text and the outputs of at least two systems, one sentence per line.',
  judges: (count: number): string => counted(count, JUDGES),
  nameHint: 'Judges see it too.',
  newCampaign: 'New campaign',
  next: {
    closed: 'See the ranking, and export it.',
    paused: 'Resume when the judges may continue.',
    makeLinks: 'Make links for judges.',
    toGo: (count: number): string => `${counted(count, { one: 'judgment', other: 'judgments' })} to go.`,
    allIn: 'All judgments are in: close the campaign.',
    uploadSource: 'Upload the source.',
    uploadOutputs: 'Upload the outputs of at least two systems.',
    choosePlan: 'Choose a sampling plan.',
    makeLinksThenStart: 'Make links for judges, then start.',
    previewThenStart: 'Preview it as a judge, then start.',
  },
  progressOf: (name: string): string => `Progress of ${name}`,
  rooms: 'Rooms of the campaign',
  roomTitles: { dashboard: 'Dashboard', items: 'Items', judges: 'Judges', settings: 'Settings' },
  sentences: (count: number): string => counted(count, { one: 'sentence', other: 'sentences' }),
  start: {
    button: 'Start',
    title: 'Start the campaign?',
    confirm: 'Start now',
    noLinks: 'No judge has a link yet; you can make links later.',
    canBegin: (judges: number): string => `${counted(judges, JUDGES)} can begin at once.`,
    cannotChange: (items: number): string =>
      `After that, the ${counted(items, ITEMS)}, the texts, the plan and the practice items cannot change: a campaign never becomes a draft again.`,
    unsavedLost: 'Unsaved changes are lost.',
  },
  states: { draft: 'in preparation', running: 'running', paused: 'paused', closed: 'closed' },
  systems: (count: number): string => counted(count, { one: 'system', other: 'systems' }),
  title: 'Campaigns',
};
