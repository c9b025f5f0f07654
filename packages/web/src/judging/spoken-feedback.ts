import { english } from '../language/en/index.js';
import { words } from '../language/words.js';
import { spokenExplanation } from '../prepare/standard-practice.js';

type Check = keyof typeof english.judging.checks;

/** What is told after practice: of a standard item or check in the language of the page, what somebody wrote as it is. */
export function spokenFeedback(explanation: string): string {
  const { checks } = english.judging;
  const check = (Object.keys(checks) as Check[]).find((candidate) => checks[candidate] === explanation);
  return check === undefined ? spokenExplanation(explanation) : words().judging.checks[check];
}
