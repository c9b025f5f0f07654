import { Command } from 'commander';
import type { SharedOption } from '@stet/core/internal';

/**
 * Lets a flag be followed by a choice that goes with it: `--strict-original qalb`, or with an equals sign, says what
 * `--strict-original --m2-variant qalb` says. A flag followed by anything else is a flag, so that files may follow it.
 */
export function addFlagsWithChoices(command: Command, options: readonly SharedOption[]): void {
  const spelledOut = new Map<string, readonly string[]>(
    options.flatMap(({ flag, option }) =>
      option.kind === 'choice' && option.givenWith !== undefined
        ? option.choices.map((choice) => [
            `--${option.givenWith}=${choice}`,
            [`--${option.givenWith}`, `--${flag}=${choice}`],
          ])
        : [],
    ),
  );
  if (spelledOut.size === 0) return;
  command.parseOptions = (given) => Command.prototype.parseOptions.call(command, spellOut(given, spelledOut));
}

function spellOut(given: readonly string[], spelledOut: ReadonlyMap<string, readonly string[]>): string[] {
  const spelled: string[] = [];
  for (let at = 0; at < given.length; at++) {
    const joined = spelledOut.get(given[at]);
    const separate = spelledOut.get(`${given[at]}=${given.at(at + 1) ?? ''}`);
    spelled.push(...(joined ?? separate ?? [given[at]]));
    if (joined === undefined && separate !== undefined) at++;
  }
  return spelled;
}
