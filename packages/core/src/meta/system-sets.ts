import { StetError } from '../error.js';

/** A set of systems with a name. */
export interface SystemSet {
  readonly name: string;
  readonly systems: readonly string[];
  /** Those of the judged systems that are not in it. */
  readonly without: readonly string[];
}

const FLUENT = ['GPT-3.5', 'REF-F'];

/** What the sets of SEEDA (Kobayashi et al. 2024) leave out: the unchanged text, and two fluent rewrites. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  base: ['INPUT', ...FLUENT],
  '+INPUT': FLUENT,
  '+Fluency': ['INPUT'],
  all: [],
};

/** The names of the sets that need no list of systems. */
export const namedSets = Object.keys(LEFT_OUT);

/**
 * The set that a text names, among `judged` systems: the name of one of `namedSets`; `NAME=A,B,C`, a set of one's own;
 * or `NAME=-A,-B`, all but these.
 *
 * @example
 * systemSet('teams=-INPUT', ['AMU', 'CAMB', 'INPUT']).systems; // → ['AMU', 'CAMB']
 */
export function systemSet(text: string, judged: readonly string[]): SystemSet {
  const equals = text.indexOf('=');
  const name = equals < 0 ? text : text.slice(0, equals);
  const listed = equals < 0 ? undefined : text.slice(equals + 1).split(',');
  const leftOut = listed === undefined ? leftOutOf(name) : listedLeftOut(listed, judged);
  const systems = judged.filter((system) => !leftOut.includes(system));
  if (systems.length === 0) throw badSet('systems', `none in the set ${JSON.stringify(text)}`);
  return { name, systems, without: judged.filter((system) => leftOut.includes(system)) };
}

/**
 * The named sets that differ among `judged` systems, all of them first: one alone where nobody took part whom a set
 * leaves out.
 */
export function distinctSets(judged: readonly string[]): SystemSet[] {
  const sets = ['all', ...namedSets].flatMap((name) => {
    const set = systemSetOrNone(name, judged);
    return set === undefined ? [] : [set];
  });
  const key = ({ systems }: SystemSet): string => JSON.stringify(systems);
  return sets.filter((set, at) => sets.findIndex((other) => key(other) === key(set)) === at);
}

function systemSetOrNone(name: string, judged: readonly string[]): SystemSet | undefined {
  return judged.every((system) => LEFT_OUT[name].includes(system)) ? undefined : systemSet(name, judged);
}

function leftOutOf(name: string): readonly string[] {
  if (!Object.hasOwn(LEFT_OUT, name)) throw badSet(`a set: ${namedSets.join(', ')}, or NAME=A,B,C`, name);
  return LEFT_OUT[name];
}

function listedLeftOut(listed: readonly string[], judged: readonly string[]): readonly string[] {
  const isLeftOut = listed.every((system) => system.startsWith('-'));
  const names = isLeftOut ? listed.map((system) => system.slice(1)) : listed;
  const unknown = names.find((system) => !judged.includes(system));
  if (unknown !== undefined) throw badSet(`systems among: ${judged.join(', ')}`, JSON.stringify(unknown));
  return isLeftOut ? names : judged.filter((system) => !names.includes(system));
}

function badSet(expected: string, found: string): StetError {
  return new StetError({ code: 'BAD_OPTION', expected, found, remedy: 'Name systems as the judgments do.' });
}
