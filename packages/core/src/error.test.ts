import { describe, expect, it } from 'vitest';
import { CORE_ERROR_CODES, StetError, errorWords, nameErrorOptions, nameOptions, quote } from './error.js';
import { documentedCodes } from './testing/documented-codes.js';

const details = {
  code: 'BAD_OPTION',
  expected: '{{order}} to be a whole number',
  found: '1.5',
  remedy: 'Change {{order}}, or raise {{maxReferences}}.',
} as const;

describe('StetError', () => {
  it('has its codes listed in docs/errors.md', () => {
    expect(documentedCodes('@stet/core')).toEqual([...CORE_ERROR_CODES]);
  });

  it('takes the codes of core, and others where a package adds them', () => {
    // @ts-expect-error -- core does not know ports
    new StetError({ ...details, code: 'PORT_TAKEN' });
    class ServerError extends StetError<'PORT_TAKEN'> {}
    // @ts-expect-error -- this package has other codes
    new ServerError({ ...details, code: 'PORT_TAKE' });
    expect(new ServerError({ ...details, code: 'PORT_TAKEN' })).toBeInstanceOf(StetError);
  });

  it('comes back from data as it was', () => {
    const error = new StetError(details);
    const again = new StetError<string>(JSON.parse(JSON.stringify(error)) as ReturnType<typeof error.toJSON>);
    expect(again).toEqual(error);
  });

  it('names options by their keys in its message', () => {
    expect(new StetError(details).message).toBe('expected order to be a whole number, found 1.5');
  });
});

describe('errorWords(error, optionWord)', () => {
  it('names options as the surface does', () => {
    expect(errorWords({ ...details, file: '-', line: 3 }, (key) => `--${key}`)).toEqual({
      sourceLocation: 'standard input:3',
      words: 'expected --order to be a whole number; found 1.5. Change --order, or raise --maxReferences.',
    });
  });
});

describe('nameOptions(text, optionWord)', () => {
  it('leaves what a user wrote alone', () => {
    const text = `an answer to ${quote('Say "{{name}}" here')}; see {{cache}}`;
    expect(nameOptions(text, (key) => key.toUpperCase())).toBe(
      String.raw`an answer to "Say \"{{name}}\" here"; see CACHE`,
    );
  });
});

describe('nameErrorOptions(error, optionWord)', () => {
  it('keeps the rest of the error', () => {
    expect(nameErrorOptions(details, () => 'it')).toEqual({
      ...details,
      expected: 'it to be a whole number',
      remedy: 'Change it, or raise it.',
    });
  });
});
