import type { MetricKind } from '../metrics/kind.js';
import type { Coverage, Range } from './coverage.js';
import type { Preparation } from './prepare-batch.js';

/** What the data adds to a signature: how many annotators or references a sentence has, and where the texts come from. */
export function dataFields(needs: MetricKind['needs'], coverage: Coverage, preparation: Preparation): string[] {
  return needs === 'edits'
    ? [`annotators:${counted(coverage.annotators)}`]
    : [`refs:${counted(coverage.references)}`, `texts:${originOfTexts(coverage, preparation)}`];
}

/** The signature of a metric before data added to it. */
export function withoutData(signature: string): string {
  return signature.replace(/\|(?:annotators|refs|texts):[^|]*/gu, '');
}

function counted([fewest, most]: Range): string {
  return fewest < most ? 'var' : String(most);
}

/** Given as texts, or made from edits; `filled` where an annotator whom some sentence does not list had a stand-in. */
function originOfTexts({ annotators: [fewest] }: Coverage, { annotators }: Preparation): string {
  if (annotators === undefined) return 'given';
  return fewest < annotators.length ? 'filled' : 'edits';
}
