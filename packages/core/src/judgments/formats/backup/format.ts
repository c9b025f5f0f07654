import type { JudgmentFormat } from '../judgment-format.js';
import { parseCampaignBackup } from './parse.js';

/** As the judging room writes it: JSON Lines, a row of a table each. */
export const backup: JudgmentFormat<'backup'> = {
  name: 'backup',
  title: 'the backup of a campaign',
  detect: (head) => (head.startsWith('{"backup":"stet-campaign-backup-1"') ? 'certain' : 'no'),
  parse: parseCampaignBackup,
};
