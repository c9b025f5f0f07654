import { StetError, badOption, quote } from '../error.js';
import type { Hash } from '../gate/baseline.js';
import { counted } from '../text/counted.js';
import { splitLines } from '../text/lines.js';
import { OFFSET_UNITS, type OffsetUnit } from '../text/offsets.js';
import { SharedStrings } from '../text/shared-strings.js';
import { given } from './given.js';
import { LintFields } from './lint-fields.js';
import { placeInText, placeUnseen, type PlaceLint } from './lint-places.js';
import { TIMING_PHASES, type Lint, type LintCheck, type LintRun, type LintTiming } from './lint-run.js';

export interface LintReadOptions {
  /** The file's name, for messages. */
  readonly file?: string | undefined;
  /** The texts by unit. Offsets that count something else than UTF-16 can only be turned into it with them. */
  readonly texts?: ReadonlyMap<string, string> | undefined;
  /** Which run to take of a file that has several, from 1. */
  readonly run?: number | undefined;
  /** SHA-256 of a text in hexadecimal, to tell whether it is the one that was checked. */
  readonly sha256?: Hash | undefined;
  /** Where several files are read that say much alike, such as two versions of a checker: strings to hold once. */
  readonly shared?: SharedStrings | undefined;
}

/**
 * Reads what a checker said of a set of texts: JSON Lines with a record for the run, for each check, and for each lint
 * after its check (docs/formats/lints.md). A lint that does not stand where it says is an error, and so is one of a text
 * that nobody checked.
 */
export function parseLints(text: string, options: LintReadOptions = {}): LintRun {
  const reader = new LintReader(options);
  for (const line of splitLines(text)) reader.read(line);
  return reader.run();
}

/** Reads every run of a file, as far as it can be checked without its texts; their offsets stay as they are. */
export function inspectLints(text: string, options: Pick<LintReadOptions, 'file'> = {}): LintRun[] {
  const reader = new LintReader(options, true);
  for (const line of splitLines(text)) reader.read(line);
  return reader.all();
}

/** Reads a file of lints line by line, for files that are better not held in memory as a whole. */
export class LintReader {
  readonly #options: LintReadOptions;
  /** True to read offsets as they are, without the texts that they count in. */
  readonly #unseen: boolean;
  readonly #shared: SharedStrings;
  readonly #runs: RunReader[] = [];
  #lines = 0;

  constructor(options: LintReadOptions = {}, unseen = false) {
    this.#options = options;
    this.#unseen = unseen;
    this.#shared = options.shared ?? new SharedStrings();
  }

  read(line: string): void {
    this.#lines++;
    if (line.trim() === '') return;
    const record = new LintFields(line, { file: this.#options.file, line: this.#lines }, this.#shared);
    const kind = record.text('kind');
    const run = this.#runs.at(-1);
    if (kind === 'run') this.#runs.push(new RunReader(record, this.#options, this.#unseen, this.#lines));
    else if (run === undefined) record.refuse('the record of the run first', `one of kind ${quote(kind)}`);
    else run.read(kind, record);
  }

  /** The run that was asked for, once all lines are read. */
  run(): LintRun {
    return chosenRun(this.#runs, this.#options);
  }

  /** Every run. */
  all(): LintRun[] {
    return this.#runs.map((reader) => reader.run());
  }
}

function chosenRun(runs: readonly RunReader[], { file, run }: LintReadOptions): LintRun {
  const listed = runs.map((reader, at) => `${at + 1} ${reader.name}`).join(', ');
  if (run !== undefined) {
    const chosen = runs.at(run - 1);
    if (run >= 1 && chosen !== undefined) return chosen.run();
    const found = `${run}; the runs are: ${listed === '' ? 'none' : listed}`;
    throw badOption(`a run of ${file ?? 'the file'} from 1 to ${runs.length}`, found, 'Choose another {{run}}.');
  }
  if (runs.length === 1) return runs[0].run();
  throw new StetError({
    code: runs.length === 0 ? 'BAD_LINTS' : 'SEVERAL_RUNS',
    file,
    line: runs.at(1)?.line,
    expected: 'one run',
    found: runs.length === 0 ? 'none' : `${counted(runs.length, 'run')}: ${listed}`,
    remedy: runs.length === 0 ? 'Check that this is the file you mean.' : 'Choose one by its number, with {{run}}.',
  });
}

/** The record of the run, and all that follows it. */
class RunReader {
  readonly line: number;
  readonly #run: Omit<LintRun, 'checks' | 'timings'>;
  readonly #offsets: OffsetUnit;
  readonly #options: LintReadOptions;
  readonly #unseen: boolean;
  readonly #checks = new Map<string, CheckReader>();
  readonly #timings: LintTiming[] = [];

  constructor(record: LintFields, options: LintReadOptions, unseen: boolean, line: number) {
    const format = record.count('format');
    if (format !== 1) record.refuse('format 1', `format ${format}`, 'Read it with a later version of Stet.');
    this.line = line;
    this.#options = options;
    this.#unseen = unseen;
    this.#offsets = record.choice('offsets', OFFSET_UNITS);
    this.#run = {
      checker: record.name('checker'),
      version: record.text('version'),
      options: record.optionalObject('options') ?? {},
      ...given('rules', record.optionalTexts('rules')),
      ...given('memory', record.optionalCount('memory')),
      ...record.extra(),
    };
  }

  get name(): string {
    return `${this.#run.checker} ${this.#run.version}`;
  }

  read(kind: string, record: LintFields): void {
    if (kind === 'check') this.#addCheck(record);
    else if (kind === 'lint') this.#addLint(record);
    else if (kind === 'timing') this.#timings.push(readTiming(record));
    else record.refuse('a record of kind run, check, lint or timing', quote(kind));
  }

  run(): LintRun {
    const checks = Array.from(this.#checks.values(), ({ check, lints }) => ({ ...check, lints }));
    return { ...this.#run, ...(this.#timings.length === 0 ? {} : { timings: this.#timings }), checks };
  }

  #addCheck(record: LintFields): void {
    const check = readCheck(record);
    if (this.#checks.has(check.unit)) record.refuse('each unit to be checked once', 'a second check');
    const text = this.#textOf(check, record);
    const place = text === undefined ? this.#placeUnseen() : placeInText(text, this.#offsets);
    this.#checks.set(check.unit, { check, place, lints: [] });
  }

  #textOf({ unit, text, sha256 }: LintCheck, record: LintFields): string | undefined {
    const givenText = this.#options.texts?.get(unit);
    const hash = this.#options.sha256;
    const checked = text ?? givenText;
    const isOther =
      (text !== undefined && givenText !== undefined && text !== givenText) ||
      (checked !== undefined && sha256 !== undefined && hash !== undefined && hash(checked) !== sha256.toLowerCase());
    if (isOther) {
      const remedy = 'Give the texts as they were when they were checked, or check them again.';
      record.refuse('the text that was checked', 'another text', remedy, 'LINT_MISPLACED');
    }
    return checked;
  }

  #placeUnseen(): PlaceLint {
    if (this.#unseen || this.#offsets === 'utf16') return placeUnseen(this.#offsets);
    const remedy = `The offsets count ${this.#offsets}; give the texts, so that they can be converted.`;
    return (lint) => lint.refuse('the text', 'none', remedy);
  }

  #addLint(record: LintFields): void {
    const unit = record.text('unit');
    const reader = this.#checks.get(unit);
    if (reader === undefined) {
      const remedy = 'Write a check for every text that was asked about, before its lints.';
      return record.refuse('a check before the lint', 'none', remedy, 'UNIT_NOT_CHECKED');
    }
    if (reader.check.error !== undefined) record.refuse('no lints of a check that failed', 'a lint');
    reader.lints.push(readLint(record, reader.place));
  }
}

interface CheckReader {
  readonly check: LintCheck;
  readonly place: PlaceLint;
  readonly lints: Lint[];
}

function readCheck(record: LintFields): LintCheck {
  const ms = record.optionalDuration('ms');
  const error = record.optionalText('error');
  if (ms !== undefined && error !== undefined) record.refuse('either "ms" or "error"', 'both');
  return {
    unit: record.name('unit'),
    ...given('register', record.optionalText('register')),
    ...given('file', record.optionalText('file')),
    ...given('sha256', record.optionalText('sha256')),
    words: record.count('words'),
    ...given('characters', record.optionalCount('characters')),
    ...given('text', record.optionalText('text')),
    ...given('ms', ms),
    ...given('warm', record.optionalFlag('warm')),
    ...given('error', error),
    ...given('incomplete', record.optionalFlag('incomplete')),
    ...record.extra(),
    lints: [],
  };
}

function readLint(record: LintFields, place: PlaceLint): Lint {
  const rule = record.name('rule');
  if (rule === '?') record.refuse('the name of a rule', '"?"', 'Give each lint a rule, made up if need be.');
  return {
    rule,
    ...given('group', record.optionalText('group')),
    ...place(record),
    message: record.optionalText('message') ?? '',
    ...given('severity', record.optionalText('severity')),
    suggestions: record.optionalTexts('suggestions') ?? [],
    ...given('url', record.optionalText('url')),
    ...record.extra(),
  };
}

function readTiming(record: LintFields): LintTiming {
  return {
    phase: record.choice('phase', TIMING_PHASES),
    unit: record.name('unit'),
    ms: record.duration('ms'),
    words: record.count('words'),
    ...given('characters', record.optionalCount('characters')),
    ...record.extra(),
  };
}
