import { useState, type ReactElement } from 'react';
import { ProblemNote } from './problem-note.js';
import { enter, findSession, tokenIn } from './session.js';
import { TextInput } from './text-input.js';
import { submits } from './use-action.js';

/** Asks for an organiser link. Nobody has to invent a password. */
export function SignIn(): ReactElement {
  const [link, setLink] = useState('');
  const [error, setError] = useState<unknown>();
  const attempt = (work: Promise<void>): void => {
    setError(undefined);
    work.catch(setError);
  };
  return (
    <form
      className="stack"
      onSubmit={submits(() => {
        const token = tokenIn(link);
        if (token === undefined)
          setError(new Error('no organiser link: it ends with #organiser= and 43 letters or digits'));
        else attempt(enter(token));
      })}
    >
      <p>
        Organisers enter by a link that works once: the one that <code>stet serve</code> prints when it starts for the
        first time, or an invitation from another organiser. Judges, teams and annotators have links of their own, which
        say /judge#, /team# or /annotate#.
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
      {error !== undefined && <ProblemNote error={error} />}
      <div className="actions">
        <button type="submit" className="main">
          Sign in
        </button>
        <button type="button" onClick={() => attempt(findSession())}>
          I have signed in in another tab
        </button>
      </div>
    </form>
  );
}
