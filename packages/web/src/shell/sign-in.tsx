import { useState, type ReactElement } from 'react';
import { ProblemNote } from './problem-note.js';
import { enter, findSession, tokenIn } from './session.js';
import { TextInput } from './text-input.js';
import { submits } from './use-action.js';
import { words } from '../language/words.js';

/** Asks for an organiser link. Nobody has to invent a password. */
export function SignIn(): ReactElement {
  const { shell } = words();
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
        {shell.whoSignsIn((text) => (
          <code>{text}</code>
        ))}
      </p>
      <TextInput
        label={shell.organiserLink}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        required
        value={link}
        onChange={setLink}
      />
      {isOther && <p role="alert">{shell.notOrganiserLink}</p>}
      {error !== undefined && <ProblemNote error={error} />}
      <div className="actions">
        <button type="submit" className="main">
          {shell.signIn}
        </button>
        <button type="button" onClick={() => attempt(findSession())}>
          {shell.signedInElsewhere}
        </button>
      </div>
    </form>
  );
}
