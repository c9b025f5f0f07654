import { InvalidArgumentError, Option, type Command } from 'commander';

/** Ends the help of a command with examples, after `notes` if there are any. */
export function addExamples(command: Command, examples: readonly string[], notes?: string): Command {
  const heading = examples.length === 1 ? 'Example:' : 'Examples:';
  const lines = [heading, ...examples.map((example) => `  $ ${example}`)].join('\n');
  return command.addHelpText('after', `\n${notes === undefined ? '' : `${notes}\n\n`}${lines}`);
}

/** An option whose argument is one of `choices`; the first of them is the default. */
export function choiceOption(flags: string, help: string, choices: readonly string[]): Option {
  return firstByDefault(new Option(flags, help), choices);
}

/** Lets the argument of an option be one of `choices`, the first of them by default. */
export function firstByDefault(option: Option, choices: readonly string[]): Option {
  return option.choices(choices).default(choices[0]);
}

/** An option whose argument is one of `choices`, without a default. */
export function optionalChoice(flags: string, help: string, choices: readonly string[]): Option {
  return new Option(flags, help).choices(choices);
}

/** For commands that spread their work over threads. */
export function threadsOption(): Option {
  return new Option('--threads <count>', 'threads (default: one for each core)').argParser(countUpTo(1024));
}

export function collect(text: string, previous: readonly string[] = []): string[] {
  return [...previous, text];
}

export function splitNames(text: string): string[] {
  return text.split(',');
}

/** Reads names separated by commas, each one of `choices`; a repeated name counts once. */
export function parseChoices<T extends string>(
  text: string,
  choices: readonly T[],
  message: (name: string) => string,
): T[] {
  return [...new Set(text.split(','))].map((name) => {
    const choice = choices.find((candidate) => candidate === name);
    if (choice === undefined) throw new InvalidArgumentError(message(name));
    return choice;
  });
}

export function parseNumber(text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number < 0) {
    throw new InvalidArgumentError('It must be a number, 0 or more');
  }
  return number;
}

export function parsePositive(text: string): number {
  const number = parseNumber(text);
  if (number === 0) throw new InvalidArgumentError('It must be more than 0');
  return number;
}

export function parseSize(text: string): number {
  const size = parseCount(text);
  if (size === 0) throw new InvalidArgumentError('It must be a whole number, 1 or more');
  return size;
}

export function parseCount(text: string): number {
  if (!/^\d{1,9}$/u.test(text)) throw new InvalidArgumentError('It must be a whole number, 0 or more');
  return Number(text);
}

/** Reads two numbers from 1 of which the first is not the larger one, such as 3/7; undefined for any other text. */
export function parseOrdered(text: string, separator: string): [number, number] | undefined {
  const numbers = text.split(separator);
  if (numbers.length !== 2 || !numbers.every((digits) => /^\d{1,9}$/u.test(digits))) return undefined;
  const [low, high] = numbers.map(Number);
  return low >= 1 && low <= high ? [low, high] : undefined;
}

/** Reads whole numbers from 0 to `most`. */
export function countUpTo(most: number): (text: string) => number {
  return (text) => {
    const count = /^\d{1,9}$/u.test(text) ? Number(text) : Infinity;
    if (count > most) throw new InvalidArgumentError(`It must be a whole number from 0 to ${most}`);
    return count;
  };
}

export function parseShare(text: string): number {
  const share = Number(text);
  if (!(share > 0 && share < 1)) throw new InvalidArgumentError('It must be a number between 0 and 1');
  return share;
}

/** A language as HTML and `Intl` name it: `uk`, `zh-Hans`. */
export function languageTag(text: string): string {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? text;
  } catch {
    throw new InvalidArgumentError('It must be a language tag, such as uk or zh-Hans');
  }
}
