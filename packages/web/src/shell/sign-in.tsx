import { useState, type ReactElement } from 'react';
import { ProblemNote } from './problem-note.js';
import { enter, findSession, tokenIn } from './session.js';
import { TextInput } from './text-input.js';
import { submits } from './use-action.js';

/** Asks for an organiser link. Nobody has to invent a password. */
export function SignIn(): ReactElement {
  const [link, setLink] = useState('');
  const [error, setError] = useState<unknown>();
  const [isOther, setOther] = useState(false);
  const attempt = (work: Promise<void>): void => {
    setError(undefined);
    work.catch(setError);
  };
  return (
    <form
      className="stack"
      onSubmit={submits(() => {
        const token = tokenIn(link);
        setOther(token === undefined);
        if (token !== undefined) attempt(enter(token));
      })}
    >
      <p>
        Organisers sign in with a link that works once: the one that <code>stet serve</code> prints when it first
        starts, or an invitation from another organiser. Judges, teams and annotators have their own links, with
        /judge#, /team# or /annotate# in them.
      </p>
      <TextInput
        label="Organiser link"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        required
        value={link}
        onChange={setLink}
      />
      {isOther && (
        <p role="alert">That is not an organiser link. One ends with #organiser= and 43 letters or digits.</p>
      )}
      {error !== undefined && <ProblemNote error={error} />}
      <div className="actions">
        <button type="submit" className="main">
          Sign in
        </button>
        <button type="button" onClick={() => attempt(findSession())}>
          I signed in in another tab
        </button>
      </div>
    </form>
  );
}
