import { StetError, type StetErrorDetails } from '@stet/core/internal';
import { useCallback, useEffect, useState } from 'react';
import { browserStorage, findDraft, isUntouched, type Kept } from './draft/draft.js';
import { useDraft } from './draft/use-draft.js';
import { EMPTY_INPUT } from './empty-input.js';
import { placeTexts } from './files/place-texts.js';
import { readFile } from './files/read-file.js';
import { readFragment } from './link/read-link.js';
import type { NamedText, PlaygroundInput } from './playground-input.js';

export interface Playground {
  readonly input: PlaygroundInput;
  /** What was wrong with the link or a file. */
  readonly error: StetErrorDetails | undefined;
  /** What became of the draft. */
  readonly kept: Kept;
  readonly change: (change: Partial<PlaygroundInput>) => void;
  /** Shows the draft instead of what came with a link; undefined where there is no such draft. */
  readonly returnToDraft: (() => void) | undefined;
  /** Puts files where they belong; all of them, or none if one is wrong. */
  readonly addFiles: (files: readonly File[]) => void;
  readonly isRefused: (file: File) => boolean;
  /** Reads a file for one box, and makes the change that its text stands for. */
  readonly addFile: (file: File, changeBy: (text: NamedText) => Partial<PlaygroundInput>) => void;
}

/** What is on the page: the draft, or what came with a link, which takes the place of the draft once it is changed. */
interface Inputs {
  readonly draft: PlaygroundInput;
  readonly linked: PlaygroundInput | undefined;
}

function keptInputs(): Inputs {
  return { draft: findDraft(browserStorage()) ?? EMPTY_INPUT, linked: undefined };
}

/** All that the page was given, by hand, by files or by its link, or before it was reloaded. */
export function usePlayground(): Playground {
  const [{ draft, linked }, setInputs] = useState(keptInputs);
  const [error, setError] = useState<StetErrorDetails>();
  const [refused, setRefused] = useState<readonly File[]>([]);
  const kept = useDraft(linked === undefined ? draft : undefined);

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
        const found = await readFragment(location.hash);
        setInputs((before) => ({ ...before, linked: found }));
      });
    };
    enter();
    addEventListener('hashchange', enter);
    return () => removeEventListener('hashchange', enter);
  }, [attempt]);

  const update = useCallback((change: (before: PlaygroundInput) => PlaygroundInput) => {
    setInputs((before) => ({ draft: change(before.linked ?? before.draft), linked: undefined }));
    forgetLink();
  }, []);

  const change = useCallback(
    (changes: Partial<PlaygroundInput>) => {
      setError(undefined);
      update((before) => ({ ...before, ...changes }));
    },
    [update],
  );

  const addFiles = useCallback(
    (files: readonly File[]) => {
      attempt(async () => {
        const texts = await Promise.all(files.map(readFile)).catch((reason: unknown) => {
          setRefused(files);
          throw reason;
        });
        update((before) => placeTexts(before, texts));
      });
    },
    [attempt, update],
  );

  const addFile = useCallback(
    (file: File, changeBy: (text: NamedText) => Partial<PlaygroundInput>) => {
      attempt(async () => {
        change(changeBy(await readFile(file)));
      });
    },
    [attempt, change],
  );

  const returnToDraft = (): void => {
    setInputs({ draft, linked: undefined });
    forgetLink();
  };

  return {
    input: linked ?? draft,
    error,
    kept,
    change,
    returnToDraft: linked === undefined || isUntouched(draft) ? undefined : returnToDraft,
    addFiles,
    isRefused: (file) => refused.includes(file),
    addFile,
  };
}

/** After a change the address would tell of another text than the page. */
function forgetLink(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
}
