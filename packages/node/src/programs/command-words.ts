import { badOption, quote } from '@stet/core/worker';

/** A word of a command: in quotation marks, or without blanks. Within double ones, a backslash takes the next as it is. */
const WORD = /\s*((?:'[^']*'|"(?:[^"\\]|\\.)*"|\\.|[^\s'"\\])+)/suy;
const PIECE = /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([^\s'"\\]+)/gsu;

/** Cuts a command into the program and its arguments, as a shell would that expands nothing. */
export function commandWords(command: string): readonly string[] {
  const words: string[] = [];
  let at = 0;
  while (command.slice(at).trim() !== '') {
    WORD.lastIndex = at;
    const word = WORD.exec(command);
    if (word === null) {
      throw badOption('a command whose quotation marks end', quote(command), 'Close them, or put a backslash before.');
    }
    words.push(plainWord(word[1]));
    at = WORD.lastIndex;
  }
  if (words.length === 0) throw badOption('a command', 'none', 'Name a program, such as "python3 my_metric.py".');
  return words;
}

function plainWord(word: string): string {
  return word.replace(PIECE, (_, single?: string, double?: string, escaped?: string, plain?: string) =>
    double === undefined ? (single ?? escaped ?? plain ?? '') : double.replace(/\\(.)/gsu, '$1'),
  );
}
