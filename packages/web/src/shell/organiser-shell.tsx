import { useCallback, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Waiting } from './loaded.js';
import { Modal } from './modal.js';
import { ProblemNote } from './problem-note.js';
import { enter, findSession, leave, sessionState, tokenIn, useSession } from './session.js';
import { SignIn } from './sign-in.js';
import { words } from '../language/words.js';

interface OrganiserShellProps {
  /** Some pages can be read without a session. */
  readonly forEverybody?: boolean;
  readonly children: ReactNode;
}

/** The frame of the organiser's pages; without a session it asks for a link, unless everybody may read them. */
export function OrganiserShell({ forEverybody = false, children }: OrganiserShellProps): ReactElement {
  const { shell } = words();
  const { organiser, entries } = useSession();
  const { error, retry } = useEntry();
  return (
    <>
      <header className="page-head">
        <Link href="/" className="brand">
          Stet
        </Link>
        <div className="who">
          <Link href="/playground">{shell.playground}</Link>
          {organiser != null && (
            <>
              <bdi>{organiser.name}</bdi>
              <button type="button" className="quiet" onClick={() => void leave()}>
                {shell.signOut}
              </button>
            </>
          )}
        </div>
      </header>
      <main id="main" className="page">
        {entries > 0 || (forEverybody && organiser === null) ? (
          <>
            {error !== undefined && <ProblemNote error={error} />}
            {children}
          </>
        ) : organiser === undefined ? (
          error === undefined ? (
            <Waiting>{shell.oneMoment}</Waiting>
          ) : (
            <>
              <h1>{shell.pageDidNotLoad}</h1>
              <ProblemNote error={error}>
                <button type="button" onClick={retry}>
                  {shell.tryAgain}
                </button>
              </ProblemNote>
            </>
          )
        ) : (
          <>
            <h1>{shell.signIn}</h1>
            {error !== undefined && <ProblemNote error={error} />}
            <SignIn />
            <p className="apart">
              {shell.scoreWithoutSigningIn((text) => (
                <Link href="/playground">{text}</Link>
              ))}
            </p>
          </>
        )}
      </main>
      {entries > 0 && organiser === null && (
        <Modal title={shell.sessionEnded}>
          <p>{shell.signInAgain}</p>
          <SignIn />
        </Modal>
      )}
    </>
  );
}

const TRY_AGAIN_MS = 3000;

/** Signs in by the link in the address, or finds the session that the browser has: again until the server answers. */
function useEntry(): { readonly error: unknown; readonly retry: () => void } {
  const [error, setError] = useState<unknown>();
  const retry = useCallback(() => {
    findSession().then(() => setError(undefined), setError);
  }, []);
  useEffect(() => {
    if (error === undefined || sessionState().organiser !== undefined) return;
    const timer = setTimeout(retry, TRY_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [error, retry]);
  useEffect(() => {
    const enterBy = async (token: string): Promise<void> => {
      try {
        await enter(token);
      } catch (reason) {
        await findSession();
        if (sessionState().organiser === null) setError(reason);
      }
    };
    const first = takeToken();
    (first === undefined ? findSession() : enterBy(first)).catch(setError);
    // A link that is opened where the app is open already does not load it again.
    const onHash = (): void => {
      const token = takeToken();
      if (token === undefined) return;
      setError(undefined);
      enterBy(token).catch(setError);
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  return { error, retry };
}

/** Takes the token of an organiser link out of the address: out of sight, and out of the history. */
function takeToken(): string | undefined {
  const token = tokenIn(location.hash);
  if (token !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
