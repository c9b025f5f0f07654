import { describe, expect, it } from 'vitest';
import { isTargetLine } from '../../corpus/cherrant/parse.js';
import { printCherrant } from '../../corpus/cherrant/print.js';
import { parseM2 } from '../../corpus/m2/parse.js';
import { printM2 } from '../../corpus/m2/print.js';
import { mucgec } from '../../formats/mucgec.js';
import { readFed } from '../../formats/read-annotated.js';
import { describeGolden, readShared, readSharedJson, sharedFolder } from '../../testing/shared.js';
import { categoriesOf } from './categories.js';
import { compareErrant } from './compare.js';
import { chooseCompared, comparedSentences, type ComparisonVariant } from './compared-sentences.js';
import type { ComparisonMode } from './keyed-edits.js';

interface Run {
  readonly hyp: string;
  readonly ref: string;
  readonly options: readonly string[];
  readonly tp?: number;
  readonly fp?: number;
  readonly fn?: number;
  readonly p?: number;
  readonly r?: number;
  readonly f?: number;
  readonly types?: Readonly<Record<string, readonly number[]>>;
  readonly error?: string;
}

/** A file as the golden names it: a path, or a path with what was done to it. */
function textOf(name: string): string | undefined {
  if (/^(?:data|golden)\/\S+$/u.test(name)) return readShared(name);
  const first = /^first sequence of (?<file>\S+)$/u.exec(name)?.groups?.file;
  if (first !== undefined) return firstSequences(readShared(first));
  const renumbered = /^annotator (?<annotator>\d) of (?<file>\S+), renumbered 0$/u.exec(name)?.groups;
  if (renumbered !== undefined) return annotatorOf(readShared(renumbered.file), renumbered.annotator);
  const none = /^(?<file>\S+) with deletions written as -NONE-$/u.exec(name)?.groups?.file;
  return none === undefined ? undefined : printM2(parseM2(readShared(none)));
}

const blocks = (text: string): string[][] =>
  text
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n'));

function firstSequences(text: string): string {
  return blocks(text)
    .map((lines) => {
      const second = lines.findIndex((line, at) => at > 1 && isTargetLine(line));
      return `${lines.slice(0, second === -1 ? lines.length : second).join('\n')}\n\n`;
    })
    .join('');
}

function annotatorOf(text: string, annotator: string): string {
  return blocks(text)
    .map(([source, ...lines]) => {
      const own = lines.filter((line) => line.endsWith(`|||${annotator}`)).map((line) => line.replace(/\d+$/u, '0'));
      return `${[source, ...own].join('\n')}\n\n`;
    })
    .join('');
}

/** What the options of the programs are here. */
function settingsOf(options: readonly string[]) {
  const valueOf = (name: string): number | undefined => {
    const at = options.indexOf(name);
    return at === -1 ? undefined : Number(options[at + 1]);
  };
  const mode = (['ds', 'dt', 'cse'] as const).find((name) => options.includes(`-${name}`)) ?? ('cs' as ComparisonMode);
  const filter = options.indexOf('-filt');
  return {
    comparing: {
      mode,
      beta: valueOf('-b'),
      single: options.includes('-single'),
      multi: options.includes('-multi'),
      filter: filter === -1 ? [] : [options[filter + 1]],
    },
    choice: {
      start: valueOf('--start'),
      end: valueOf('--end'),
      maxAnswers: valueOf('--max_answer_num'),
      exactAnswers: valueOf('--reference_num'),
    },
    depth: valueOf('-cat') as 1 | 2 | 3 | undefined,
  };
}

function compare({ hyp, ref, options }: Run, variant: ComparisonVariant) {
  const { comparing, choice, depth } = settingsOf(options);
  const read = (name: string) =>
    comparedSentences({ file: name, text: textOf(name) ?? '', variant, strictOriginal: true });
  const { hypotheses, references } = chooseCompared(read(hyp), read(ref), choice);
  const compared = compareErrant(hypotheses, references, { ...comparing, ignoreBlanks: variant === 'cherrant' });
  return { compared, types: categoriesOf(compared.types, depth ?? 3, compared.beta) };
}

describeGolden('stet errant compare --strict-original', () => {
  // The groups below are read after this one, too late to skip it.
  sharedFolder('golden/multilingual');
  describe.each(['errant', 'cherrant'] as const)('as the program of %s', (variant) => {
    const { runs } = readSharedJson(`golden/multilingual/${variant}-compare.json`) as { readonly runs: readonly Run[] };
    const known = runs.filter(({ hyp, ref }) => !/thesaurus|likewise/u.test(`${hyp} ${ref}`));

    it.each(known)('counts $hyp against $ref $options', (run) => {
      if (run.error !== undefined) {
        expect(() => compare(run, variant)).toThrow();
        return;
      }
      const { compared, types } = compare(run, variant);
      const { tp, fp, fn, precision, recall, value } = compared;
      expect([tp, fp, fn, precision, recall, value]).toEqual([run.tp, run.fp, run.fn, run.p, run.r, run.f]);
      if (run.types === undefined) return;
      const rows = types.map(({ type, ...row }) => [
        type,
        [row.tp, row.fp, row.fn, row.precision, row.recall, row.value],
      ]);
      // The golden lacks the row of types that have nothing behind their first two letters.
      expect(Object.fromEntries(rows.filter(([type]) => type !== ''))).toEqual(run.types);
    });
  });
});

describeGolden("MuCGEC's sample output", () => {
  /** OpenCC, as far as these files need it: the original turns answers into simplified characters first. */
  const simplified = (text: string): string =>
    text.replaceAll(/[決貓時輸]/gu, (character) => '决猫时输'['決貓時輸'.indexOf(character)]);

  /** The texts of data, with the edits that Stet finds in them, in the format of ChERRANT. */
  const madeHere = (file: string): string =>
    readFed(mucgec, simplifyAnswers(readShared(`data/multilingual/zh/${file}`)), { file })
      .map((sentence) => printCherrant(sentence))
      .join('');
  const simplifyAnswers = (text: string): string =>
    text.replaceAll(/^([^\t]*\t[^\t]*)(.*)$/gmu, (_line, kept: string, answers: string) => kept + simplified(answers));

  const made = { hyp: madeHere('example_pred_dev.txt'), ref: madeHere('MuCGEC_dev.txt') };
  const { runs } = readSharedJson('golden/multilingual/cherrant-compare.json') as { readonly runs: readonly Run[] };
  const without = runs.filter(({ hyp }) => hyp.includes('without thesaurus'));

  function count(hyp: string, ref: string, strictOriginal: boolean): number[] {
    const read = (text: string) => comparedSentences({ file: 'x', text, variant: 'cherrant', strictOriginal });
    const { tp, fp, fn, value } = compareErrant(read(hyp), read(ref), { ignoreBlanks: true });
    return [tp, fp, fn, value];
  }

  it('scores as in the original without thesaurus and lists, against its answers made with or without them', () => {
    expect(without).toHaveLength(2);
    for (const { ref, tp, fp, fn, f } of without) {
      const answers = ref.includes('likewise') ? made.ref : readShared(ref);
      expect(count(made.hyp, answers, true), ref).toEqual([tp, fp, fn, f]);
    }
  });

  it('counts an edit once where the sequences of edits for an answer are alternatives', () => {
    const [tp, , fn] = count(made.hyp, made.ref, false);
    const [strictTp, , strictFn] = count(made.hyp, made.ref, true);
    expect(tp).toBeLessThan(strictTp);
    expect(fn).toBeLessThan(strictFn);
  });
});
