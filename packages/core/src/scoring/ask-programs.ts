import { StetError, type StetErrorDetails } from '../error.js';
import type { MetricProgramSpec } from '../metrics/program/program-metric.js';
import { questionOf, type MetricProgram, type MetricQuestion } from '../metrics/program/question.js';
import type { MetricSpec } from '../metrics/registry.js';
import { packRows, type PackedRows } from '../metrics/rows/packed-rows.js';
import { segmentOf } from '../metrics/utf8-segment.js';
import type { Runner } from '../runner/runner.js';
import { lineAt } from '../text/packed-texts.js';
import { textOf } from '../text/utf8-text.js';
import type { Batch } from './batch.js';
import type { MetricFailure } from './measure-job.js';

/** What the programs among the metrics say of a batch. */
export interface ProgramAnswers {
  /** By index of the metric, and system. */
  readonly rows: ReadonlyMap<number, readonly PackedRows[]>;
  readonly failures: readonly MetricFailure[];
}

/** The programs among the metrics, one process for each, whatever the number of threads. */
export class AskedPrograms {
  readonly #runner: Runner;
  readonly #hasGold: boolean;
  readonly #programs: readonly AskedProgram[];

  constructor(specs: readonly MetricSpec[], runner: Runner, hasGold: boolean) {
    this.#runner = runner;
    this.#hasGold = hasGold;
    this.#programs = specs.flatMap(({ program }, metric) =>
      program === undefined ? [] : [new AskedProgram(program, metric, runner)],
    );
  }

  get areNone(): boolean {
    return this.#programs.length === 0;
  }

  /** Asks about a batch that is `share` of the corpus. It never rejects: a program that fails is not asked again. */
  async ask(batch: Batch, share: number): Promise<ProgramAnswers> {
    const { questions, places } = questionsOf(batch, this.#hasGold);
    const rows = new Map<number, readonly PackedRows[]>();
    const failures: MetricFailure[] = [];
    const packed = (answers: readonly (readonly number[])[]): PackedRows[] =>
      places.map((system) =>
        packRows(
          system.map((at) => answers[at]),
          this.#runner.tools.allocate,
        ),
      );
    await Promise.all(
      this.#programs.map(async (program) => {
        const answers = await program.ask(questions, share);
        if ('failure' in answers) failures.push({ metric: program.metric, error: answers.failure });
        else rows.set(program.metric, packed(answers.rows));
      }),
    );
    return { rows, failures };
  }

  async close(): Promise<void> {
    await Promise.all(this.#programs.map((program) => program.close()));
  }
}

type Answers = { readonly rows: readonly (readonly number[])[] } | { readonly failure: StetErrorDetails };

class AskedProgram {
  readonly metric: number;
  readonly #spec: MetricProgramSpec;
  readonly #runner: Runner;
  #program: Promise<MetricProgram> | undefined;
  #failure: StetErrorDetails | undefined;
  #answered = 0;
  #asked = 0;
  #share = 0;

  constructor(spec: MetricProgramSpec, metric: number, runner: Runner) {
    this.#spec = spec;
    this.metric = metric;
    this.#runner = runner;
  }

  async ask(questions: readonly MetricQuestion[], share: number): Promise<Answers> {
    this.#asked += questions.length;
    this.#share += share;
    try {
      if (this.#failure !== undefined) return { failure: this.#failure };
      this.#program ??= this.#open();
      const program = await this.#program;
      return { rows: await program.ask(questions, (count) => this.#tell(count)) };
    } catch (error) {
      if (!(error instanceof StetError)) throw error;
      this.#failure ??= error.toJSON();
      return { failure: this.#failure };
    }
  }

  async close(): Promise<void> {
    const program = await this.#program?.catch(() => undefined);
    await program?.close();
  }

  #open(): Promise<MetricProgram> {
    const { program } = this.#runner.tools;
    if (program !== undefined) return program(this.#spec);
    throw new StetError({
      code: 'MISSING_RESOURCE',
      expected: `a place that can run the program of ${this.#spec.declaration.metric}`,
      found: 'none',
      remedy: 'Score with the command line or the server.',
    });
  }

  /** How many questions there will be is guessed from those so far, where there is more of the corpus to come. */
  #tell(count: number): void {
    this.#answered += count;
    const total = Math.max(this.#answered, Math.round(this.#asked / Math.min(1, this.#share)));
    this.#runner.onProgress?.(`Asking ${this.#spec.declaration.metric}`, this.#answered, total);
  }
}

/** A question for each distinct output of a sentence, and by system and sentence the index of its question. */
function questionsOf(
  { sentences, outputs }: Batch,
  hasGold: boolean,
): { readonly questions: readonly MetricQuestion[]; readonly places: readonly (readonly number[])[] } {
  const questions: MetricQuestion[] = [];
  const places = outputs.map((): number[] => []);
  sentences.forEach((sentence, at) => {
    const asked = new Map<string, number>();
    outputs.forEach(({ lines }, system) => {
      const hypothesis = textOf(lineAt(lines, at));
      let place = asked.get(hypothesis);
      if (place === undefined) {
        place = questions.push(questionOf(segmentOf(sentence, hypothesis), hasGold)) - 1;
        asked.set(hypothesis, place);
      }
      places[system].push(place);
    });
  });
  return { questions, places };
}
