import { MersenneTwister, seedOf, tokenise, type LintTiming, type Span } from '@stet/core/internal';
import type { TextUnit } from '../prose/text-units.js';
import { rounded } from './check-texts.js';
import type { LintAdapter } from './lint-adapter.js';
import type { LinterSpec } from './linters.js';
import { processLinter } from './process-linter.js';

/** How long a new process takes to its first answer, for so many starts, each with another text while there are any. */
export async function measureCold(
  spec: LinterSpec,
  units: readonly TextUnit[],
  starts: number,
  signal: AbortSignal,
): Promise<LintTiming[]> {
  const timings: LintTiming[] = [];
  for (let start = 0; start < starts; start++) {
    const unit = units[start % units.length];
    const started = performance.now();
    const adapter = await processLinter(spec, signal);
    try {
      await adapter.check(unit.prose, signal);
      timings.push(timing('cold', unit, performance.now() - started));
    } finally {
      await adapter.close();
    }
  }
  return timings;
}

/** How long an answer takes after one word of a text that was asked about has changed: as while somebody types. */
export async function measureTyping(
  adapter: LintAdapter,
  units: readonly TextUnit[],
  count: number,
  { seed, signal }: { readonly seed: number; readonly signal: AbortSignal },
): Promise<LintTiming[]> {
  const timings: LintTiming[] = [];
  const chosen = units.filter(({ prose }) => tokenise(prose.text).length > 1).slice(0, count);
  for (const [at, unit] of chosen.entries()) {
    const random = new MersenneTwister(seedOf(seed, at));
    const changed = shortened(unit, random);
    // The checker may remember the text, as it would for somebody who writes.
    await adapter.check(unit.prose, signal);
    const started = performance.now();
    await adapter.check(changed.prose, signal);
    timings.push(timing('typing', changed, performance.now() - started));
  }
  return timings;
}

/** The text without the last letter of one of its words: a word that is not typed to its end yet. */
function shortened(unit: TextUnit, random: MersenneTwister): TextUnit {
  const { text, masks } = unit.prose;
  const isProse = ({ start, end }: Span): boolean => !masks.some((mask) => mask.start < end && mask.end > start);
  const words = [...text.matchAll(/\p{L}{2,}/gu)]
    .map(({ index, 0: word }) => ({ start: index, end: index + word.length }))
    .filter(isProse);
  if (words.length === 0) return unit;
  const at = words[Math.floor(random.random() * words.length)].end;
  const cut = /[\uDC00-\uDFFF]/u.test(text.charAt(at - 1)) ? 2 : 1;
  return {
    ...unit,
    prose: {
      ...unit.prose,
      text: text.slice(0, at - cut) + text.slice(at),
      masks: masks.map((mask) => (mask.start >= at ? { ...mask, start: mask.start - cut, end: mask.end - cut } : mask)),
    },
  };
}

function timing(phase: LintTiming['phase'], { unit, prose: { text } }: TextUnit, ms: number): LintTiming {
  return { phase, unit, ms: rounded(ms), words: tokenise(text).length, characters: Array.from(text).length };
}
