import { odditiesOf, type Oddity, type OutputFacts } from '@stet/core/internal';
import { words } from '../language/words.js';

/** What looks wrong about an output that would be accepted, in words. */
export function oddities(facts: OutputFacts): string[] {
  const { odd } = words().team;
  const sentences: Readonly<Record<Oddity, () => string>> = {
    repeated: () => odd.earlier(facts.earlier ?? 0),
    m2: () => odd.isM2,
    unchanged: () => odd.unchanged,
    'nearly-all-changed': () => odd.nearlyAll,
    emptied: () => odd.emptied(facts.emptied),
    missing: () => odd.missing(facts.missing),
  };
  return odditiesOf(facts).map((oddity) => sentences[oddity]());
}
