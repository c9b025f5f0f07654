import { editAgreement, editStatistics, type EditAgreement, type EditStatistics } from '@stet/core/internal';
import type { AgreementTask } from './quality-job.js';

/** What judges said of edits, and how far they agree on them. */
export interface JudgedVerdicts {
  readonly statistics: EditStatistics;
  readonly agreement: EditAgreement;
}

export function verdictsOf({ rankings, resamples }: AgreementTask): JudgedVerdicts {
  return { statistics: editStatistics(rankings), agreement: editAgreement(rankings, { resamples }) };
}
