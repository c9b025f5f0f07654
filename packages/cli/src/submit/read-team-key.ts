import { badOption } from '@stet/core/internal';
import { readText } from '@stet/node';

/** The environment variable that holds the key of a team. */
export const KEY_VARIABLE = 'STET_KEY';

/** As the server makes them. */
const KEY = /^[\w-]{43}$/u;

/**
 * The key of a team, from a file or from the environment: arguments of a process can be read by everybody on the
 * machine. The whole link, `…/team#KEY` or `…/entrant#KEY`, will do. It is never shown, whatever is wrong with it.
 */
export async function readTeamKey(file: string | undefined): Promise<string> {
  const text = (file === undefined ? (process.env[KEY_VARIABLE] ?? '') : await readText(file)).trim();
  const key = text.slice(text.lastIndexOf('#') + 1);
  if (KEY.test(key)) return key;
  const place = file === undefined ? `the environment variable ${KEY_VARIABLE}` : 'the file that --key-file names';
  throw badOption(
    `the key of your team in ${place}`,
    text === '' ? 'nothing' : 'what is no key: a key has 43 letters, digits, - and _',
    file === undefined
      ? `Copy what stands behind # in the link to your room into a file, and name that with --key-file; or set ${KEY_VARIABLE}.`
      : 'Copy what stands behind # in the link to your room.',
  );
}
