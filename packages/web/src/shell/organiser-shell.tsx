import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Waiting } from './loaded.js';
import { Modal } from './modal.js';
import { ProblemNote } from './problem-note.js';
import { enter, findSession, leave, sessionState, tokenIn, useSession } from './session.js';
import { SignIn } from './sign-in.js';

interface OrganiserShellProps {
  /** Some pages can be read without a session. */
  readonly forEverybody?: boolean;
  readonly children: ReactNode;
}

/** The frame of the organiser's pages; without a session it asks for a link, unless everybody may read them. */
export function OrganiserShell({ forEverybody = false, children }: OrganiserShellProps): ReactElement {
  const { organiser, entries } = useSession();
  const error = useEntry();
  return (
    <>
      <header className="page-head">
        <Link href="/" className="brand">
          Stet
        </Link>
        <div className="who">
          <Link href="/playground">Playground</Link>
          {organiser != null && (
            <>
              <bdi>{organiser.name}</bdi>
              <button type="button" className="quiet" onClick={() => void leave()}>
                Sign out
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
            <Waiting>One moment …</Waiting>
          ) : (
            <ProblemNote error={error} />
          )
        ) : (
          <>
            <h1>Sign in</h1>
            {error !== undefined && <ProblemNote error={error} />}
            <SignIn />
            <p className="apart">
              You can score text without signing in: the <Link href="/playground">playground</Link> does it in this
              browser, and nothing leaves it.
            </p>
          </>
        )}
      </main>
      {entries > 0 && organiser === null && (
        <Modal title="Your session has ended">
          <p>Sign in again; this page stays as it is.</p>
          <SignIn />
        </Modal>
      )}
    </>
  );
}

/** Takes the token out of the address, or finds the session that the browser has. */
function useEntry(): unknown {
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    const token = tokenIn(location.hash);
    // Keeps the token out of sight and out of the history.
    if (token !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
    (token === undefined ? findSession() : enter(token).catch((reason: unknown) => failed(reason))).catch(setError);
    async function failed(reason: unknown): Promise<void> {
      await findSession();
      if (sessionState().organiser === null) setError(reason);
    }
  }, []);
  return error;
}
