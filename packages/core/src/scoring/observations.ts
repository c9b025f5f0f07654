import type { Sentence } from '../corpus/edit.js';
import { sourceText } from '../corpus/utf8-sentence.js';
import type { Metric } from '../metrics/metric.js';
import { metricTitle } from '../metrics/registry.js';
import { isUnsegmented } from '../text/unsegmented.js';
import { isAscii } from '../text/utf8-text.js';
import type { Batch } from './batch.js';
import { leftOutEdits, type LeftOutEdits } from './left-out.js';
import { countOtherForms } from './other-forms.js';
import { NO_REWRITING, countRewriting, joinRewriting, rewritingTexts, type Rewriting } from './rewriting.js';

/** What was noticed in a stretch of a corpus besides its statistics. Counts, so that stretches add up. */
export interface Observations extends LeftOutEdits {
  /** The sums of each metric's notice, by metric; empty where it has none. */
  readonly notices: readonly (readonly number[])[];
  /** For each system, the lines that compose characters otherwise than the sentences do. */
  readonly otherForms: readonly number[];
  /** Sentences of Chinese, Japanese or Thai that are one token; absent where there are none. */
  readonly unsegmented?: number;
  /** How much the gold and the systems change; shards of an earlier version do not say. */
  readonly rewriting?: Rewriting;
}

export const NO_OBSERVATIONS: Observations = { notices: [], otherForms: [], skippedEdits: 0, uncorrectedEdits: 0 };

export function observe(metrics: readonly Pick<Metric, 'notice'>[], batch: Batch): Observations {
  return {
    notices: metrics.map(({ notice }) =>
      notice === undefined
        ? []
        : batch.sentences.reduce<readonly number[]>((sums, sentence) => addUp(sums, notice.count(sentence)), []),
    ),
    otherForms: countOtherForms(batch),
    ...unsegmentedIn(batch),
    rewriting: countRewriting(batch),
    ...leftOutEdits(batch.sentences),
  };
}

/** The observations of two stretches of a corpus together. */
export function joinObservations(first: Observations, second: Observations): Observations {
  const metrics = Math.max(first.notices.length, second.notices.length);
  return {
    notices: Array.from({ length: metrics }, (_, at) => addUp(first.notices.at(at) ?? [], second.notices.at(at) ?? [])),
    otherForms: addUp(first.otherForms, second.otherForms),
    ...someUnsegmented((first.unsegmented ?? 0) + (second.unsegmented ?? 0)),
    rewriting: joinRewriting(first.rewriting ?? NO_REWRITING, second.rewriting ?? NO_REWRITING),
    skippedEdits: first.skippedEdits + second.skippedEdits,
    uncorrectedEdits: first.uncorrectedEdits + second.uncorrectedEdits,
  };
}

function unsegmentedIn({ sentences }: Batch): Pick<Observations, 'unsegmented'> {
  return someUnsegmented(
    sentences.filter((sentence) => !isAsciiSource(sentence) && isUnsegmented(sentence.source)).length,
  );
}

/** Most corpora need not become strings for this. */
function isAsciiSource(sentence: Sentence): boolean {
  return isAscii(sourceText(sentence));
}

function someUnsegmented(count: number): Pick<Observations, 'unsegmented'> {
  return count === 0 ? {} : { unsegmented: count };
}

function addUp(first: readonly number[], second: readonly number[]): number[] {
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, at) => (first.at(at) ?? 0) + (second.at(at) ?? 0));
}

/** True for a metric to which composed and decomposed letters are the same. */
function bringsToOneForm({ signature }: Partial<Pick<Metric, 'signature'>>): boolean {
  return /\|normalise:[^|]*nf[cd]/u.test(signature?.() ?? '');
}

/** A sentence for each thing that readers of the scores should know. */
export function observationTexts(
  metrics: readonly (Pick<Metric, 'name' | 'notice' | 'prepared'> & Partial<Pick<Metric, 'signature'>>)[],
  systems: readonly string[],
  { notices, otherForms, unsegmented = 0, rewriting = NO_REWRITING }: Observations,
): string[] {
  const ofWords = metrics.filter(({ prepared }) => prepared === undefined).map(({ name }) => name);
  return [
    ...(unsegmented === 0 || ofWords.length === 0
      ? []
      : [
          `${unsegmented} ${unsegmented === 1 ? 'sentence' : 'sentences'} of Chinese, Japanese or Thai ${unsegmented === 1 ? 'is' : 'are'} one token: to ${ofWords.join(', ')} any change is a change of the whole line. Say {{unit}} character, or segment.`,
        ]),
    ...metrics.flatMap(({ name, notice }, at) => {
      const text = notice?.text(notices.at(at) ?? []);
      return text === undefined ? [] : [`${metricTitle(name)}: ${text}`];
    }),
    ...otherForms.flatMap((lines, system) =>
      lines === 0 || metrics.every(bringsToOneForm)
        ? []
        : [
            `${systems[system]}: ${lines} ${lines === 1 ? 'line spells a word' : 'lines spell words'} of the sentence with other Unicode characters (NFC against NFD), which look the same and do not match. Nothing was normalised; bring all files to one form, or say {{normalise}} nfc.`,
          ],
    ),
    // It counts words, which says nothing where others are compared.
    ...(ofWords.length === 0 ? [] : rewritingTexts(ofWords, systems, rewriting)),
  ];
}
