import { counted } from '@stet/core/internal';
import type { Campaign, CampaignState } from '@stet/server';

export const STATE_WORDS: Readonly<Record<CampaignState, string>> = {
  draft: 'in preparation',
  running: 'running',
  paused: 'paused',
  closed: 'closed',
};

/** What an organiser would do next with a campaign. */
export function nextStep({ state, sentences, systems, items, judges, wanted, judged }: Campaign): string {
  if (state === 'closed') return 'See the ranking, and export it.';
  if (state === 'paused') return 'Resume when the judges may continue.';
  if (state === 'running') {
    if (judges === 0) return 'Make links for judges.';
    return judged < wanted
      ? `${counted(wanted - judged, 'judgment')} to go.`
      : 'All judgments are in: close the campaign.';
  }
  if (sentences === 0) return 'Upload the source.';
  if (systems.length < 2) return 'Upload the outputs of at least two systems.';
  if (items === 0) return 'Choose a sampling plan.';
  return judges === 0 ? 'Make links for judges, then start.' : 'Preview it as a judge, then start.';
}
