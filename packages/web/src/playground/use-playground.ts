import { StetError, type StetErrorDetails } from '@stet/core/internal';
import { useCallback, useEffect, useState } from 'react';
import { placeTexts } from './files/place-texts.js';
import { readFile } from './files/read-file.js';
import { readFragment } from './link/read-link.js';
import { EMPTY_INPUT, type NamedText, type PlaygroundInput } from './playground-input.js';

export interface Playground {
  readonly input: PlaygroundInput;
  /** What was wrong with the link or a file. */
  readonly error: StetErrorDetails | undefined;
  readonly change: (change: Partial<PlaygroundInput>) => void;
  /** Puts files where they belong. */
  readonly addFiles: (files: readonly File[]) => void;
  /** Reads a file for one box, and makes the change that its text stands for. */
  readonly addFile: (file: File, changeBy: (text: NamedText) => Partial<PlaygroundInput>) => void;
}

/** All that the page was given, by hand, by files or by its link. */
export function usePlayground(): Playground {
  const [input, setInput] = useState(EMPTY_INPUT);
  const [error, setError] = useState<StetErrorDetails>();

  /** Does what may be refused, and shows why it was. */
  const attempt = useCallback((work: () => Promise<void>) => {
    setError(undefined);
    work().catch((reason: unknown) => {
      if (!(reason instanceof StetError)) throw reason;
      setError(reason.toJSON());
    });
  }, []);

  useEffect(() => {
    const enter = (): void => {
      attempt(async () => {
        const linked = await readFragment(location.hash);
        if (linked !== undefined) setInput(linked);
      });
    };
    enter();
    addEventListener('hashchange', enter);
    return () => removeEventListener('hashchange', enter);
  }, [attempt]);

  const change = useCallback((changes: Partial<PlaygroundInput>) => {
    setError(undefined);
    setInput((before) => ({ ...before, ...changes }));
    forgetLink();
  }, []);

  const addFiles = useCallback(
    (files: readonly File[]) => {
      attempt(async () => {
        const texts = await Promise.all(files.map(readFile));
        setInput((before) => placeTexts(before, texts));
        forgetLink();
      });
    },
    [attempt],
  );

  const addFile = useCallback(
    (file: File, changeBy: (text: NamedText) => Partial<PlaygroundInput>) => {
      attempt(async () => {
        change(changeBy(await readFile(file)));
      });
    },
    [attempt, change],
  );

  return { input, error, change, addFiles, addFile };
}

/** After a change the address would tell of another text than the page. */
function forgetLink(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
}
