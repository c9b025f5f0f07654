import type { ReactElement } from 'react';
import type { ReportedProblem } from '../api/problem-sentence.js';
import { words } from '../language/words.js';
import { InEnglish } from './in-english.js';

/** What was expected and what was found, in the language of the page. */
export function ExpectedAndFound({ expected, found, isFoundEnglish }: ReportedProblem): ReactElement {
  return <bdi>{words().api.expectedAndFound(expected, isFoundEnglish ? <InEnglish>{found}</InEnglish> : found)}</bdi>;
}
