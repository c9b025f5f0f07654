import {
  StetError,
  parseAnswer,
  parseDeclaration,
  quote,
  type MetricDeclaration,
  type MetricProgram,
  type MetricProgramSpec,
  type MetricQuestion,
  type MetricSpec,
  type ProgramLimits,
} from '@stet/core/worker';
import { shortHash } from '../short-hash.js';
import { commandWords } from './command-words.js';
import { hashCommand } from './hash-command.js';
import { forgetAnswers, keepAnswers, type KeptAnswers } from './kept-answers.js';
import { ProgramProcess } from './program-process.js';

export interface ProgramOptions {
  readonly limits: ProgramLimits;
  /** The folder in which answers are kept; nowhere without it. */
  readonly cache?: string | undefined;
}

/** Programs that have declared themselves and wait to be asked, by their command. */
const declared = new Map<string, ProgramProcess>();

/** Starts a program and reads what it says of its metric. It goes on running until it has been asked, or dismissed. */
export async function declareProgram(command: string, { limits, cache }: ProgramOptions): Promise<MetricSpec> {
  const words = commandWords(command);
  const commandHash = await hashCommand(words);
  const process = new ProgramProcess(words, limits);
  try {
    const declaration = parseDeclaration(await process.firstLine());
    dismiss(keyOf(words));
    declared.set(keyOf(words), process);
    return { name: declaration.metric, program: { declaration, command: words, commandHash, limits, cache } };
  } catch (error) {
    process.close();
    throw error;
  }
}

/** Ends the programs that were declared and never asked. */
export function dismissPrograms(): void {
  for (const key of [...declared.keys()]) dismiss(key);
}

function dismiss(key: string): void {
  declared.get(key)?.close();
  declared.delete(key);
}

function keyOf(words: readonly string[]): string {
  return JSON.stringify(words);
}

/** Opens a program to be asked. It is started when the first question comes whose answer is not kept. */
export function openProgram(spec: MetricProgramSpec): MetricProgram {
  return new RunningProgram(spec);
}

class RunningProgram implements MetricProgram {
  readonly #spec: MetricProgramSpec;
  readonly #kept: KeptAnswers;
  #process: Promise<ProgramProcess> | undefined;
  #lastId = 0;

  constructor(spec: MetricProgramSpec) {
    const { declaration, commandHash, cache } = spec;
    this.#spec = spec;
    const program = `${declaration.metric}-${shortHash(JSON.stringify([declaration, commandHash]))}`;
    this.#kept = cache === undefined ? forgetAnswers() : keepAnswers(cache, program);
  }

  async ask(questions: readonly MetricQuestion[], onAnswer?: (count: number) => void): Promise<(readonly number[])[]> {
    const answers = questions.map((question) => this.#kept.get(question));
    const open = [...questions.keys()].filter((at) => answers[at] === undefined);
    onAnswer?.(questions.length - open.length);
    if (open.length > 0) {
      const size = this.#spec.declaration.batch ?? 1;
      const process = await (this.#process ??= this.#start());
      const lines: Promise<void>[] = [];
      for (let first = 0; first < open.length; first += size) {
        const asked = open.slice(first, first + size);
        lines.push(
          this.#askLine(
            process,
            asked.map((at) => questions[at]),
          ).then((given) => {
            asked.forEach((at, place) => {
              answers[at] = given[place];
            });
            onAnswer?.(asked.length);
          }),
        );
      }
      await allOrFirstFailure(lines);
    }
    return answers.map((answer) => answer ?? []);
  }

  /** Asks what one line holds, checks the answers, and keeps them. */
  async #askLine(process: ProgramProcess, questions: readonly MetricQuestion[]): Promise<(readonly number[])[]> {
    const { declaration } = this.#spec;
    const asked = questions.map((question) => ({ id: ++this.#lastId, ...question }));
    try {
      const line = await process.ask(JSON.stringify(declaration.batch === undefined ? asked[0] : asked));
      const answers = answersIn(line, declaration, asked.length).map((answer, at) =>
        parseAnswer(declaration, asked[at].id, answer),
      );
      answers.forEach((answer, at) => this.#kept.put(questions[at], answer));
      return answers;
    } catch (error) {
      process.close(error instanceof StetError ? error : undefined);
      throw error;
    }
  }

  async #start(): Promise<ProgramProcess> {
    const { command, limits, declaration } = this.#spec;
    const waiting = declared.get(keyOf(command));
    if (waiting !== undefined) {
      declared.delete(keyOf(command));
      return waiting;
    }
    const process = new ProgramProcess(command, limits);
    const now = parseDeclaration(await process.firstLine());
    if (JSON.stringify(now) === JSON.stringify(declaration)) return process;
    process.close();
    throw new StetError({
      code: 'BAD_DECLARATION',
      expected: `${declaration.metric} to declare itself as it did before`,
      found: quote(JSON.stringify(now)),
      remedy: 'Start again, so that its declaration is read again.',
    });
  }

  async close(): Promise<void> {
    const process = await this.#process?.catch(() => undefined);
    process?.close();
    this.#kept.close();
  }
}

function answersIn(line: string, declaration: MetricDeclaration, count: number): readonly unknown[] {
  const { metric, batch } = declaration;
  let answers: unknown;
  try {
    answers = JSON.parse(line);
  } catch {
    throw badLine(metric, 'a line of JSON', line);
  }
  if (batch === undefined) return [answers];
  if (Array.isArray(answers) && answers.length === count) return answers;
  throw badLine(metric, `a list of ${count} answers, as many as there were questions`, line);
}

function badLine(metric: string, expected: string, line: string): StetError {
  return new StetError({
    code: 'BAD_ANSWER',
    expected: `${metric} to answer with ${expected}`,
    found: quote(line),
    remedy: 'Print what is not an answer on the standard error.',
  });
}

/** Waits for all, and then tells of the one that failed first: the others failed because of it. */
async function allOrFirstFailure(work: readonly Promise<void>[]): Promise<void> {
  const failures: unknown[] = [];
  await Promise.all(work.map((promise) => promise.catch((error: unknown) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}
