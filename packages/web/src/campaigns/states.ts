import type { Campaign } from '@stet/server';
import { words } from '../language/words.js';

/** What an organiser would do next with a campaign. */
export function nextStep({ state, sentences, systems, items, judges, wanted, judged }: Campaign): string {
  const { next } = words().campaigns;
  if (state === 'closed') return next.closed;
  if (state === 'paused') return next.paused;
  if (state === 'running') {
    if (judges === 0) return next.makeLinks;
    return judged < wanted ? next.toGo(wanted - judged) : next.allIn;
  }
  if (sentences === 0) return next.uploadSource;
  if (systems.length < 2) return next.uploadOutputs;
  if (items === 0) return next.choosePlan;
  return judges === 0 ? next.makeLinksThenStart : next.previewThenStart;
}
