import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../api/problem.js';
import { linkKey } from './link-key.js';
import { Waiting } from './loaded.js';
import { Modal } from './modal.js';
import { ProblemNote } from './problem-note.js';
import { TextInput } from './text-input.js';
import { submits } from './use-action.js';
import { words } from '../language/words.js';

interface NewLinkProps {
  /** The key that does not work. */
  readonly current: string;
  /** Which room the link opens. */
  readonly room: 'judge' | 'annotate';
}

/** Asks for a personal link that works, and goes on with it. */
function NewLink({ current, room }: NewLinkProps): ReactElement {
  const { shell } = words();
  const [, navigate] = useLocation();
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <form
      className="stack"
      onSubmit={submits(() => {
        const key = linkKey(link, room);
        if (key === undefined || key === current) setWrong(true);
        else navigate(`/${room}/${key}`);
      })}
    >
      <TextInput
        label={shell.newLink.label}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        required
        value={link}
        onChange={(text) => {
          setWrong(false);
          setLink(text);
        }}
      />
      {wrong && <p role="alert">{shell.newLink.wrong(room)}</p>}
      <button type="submit" className="main">
        {shell.continueWithLink}
      </button>
    </form>
  );
}

/** Over a page whose link has stopped working. */
export function LinkChanged(props: NewLinkProps): ReactElement {
  const { shell } = words();
  return (
    <Modal title={shell.linkChanged}>
      <p>{shell.newLink.changed[props.room]}</p>
      <NewLink {...props} />
    </Modal>
  );
}

interface NotOpenProps extends NewLinkProps {
  readonly error: unknown;
  /** What is said while the room opens, and if it does not answer. */
  readonly opening: string;
  readonly failed: string;
}

/** Instead of a room that is not open yet: that it opens, that the link does not work, or what went wrong. */
export function NotOpen({ error, opening, failed, ...link }: NotOpenProps): ReactElement {
  const { shell } = words();
  const isUnknown = error instanceof ApiError && error.status === 401;
  return (
    <main id="main" className="desk" aria-busy={error === undefined}>
      {error === undefined ? <Waiting isHeading>{opening}</Waiting> : <h1>{isUnknown ? shell.linkExpired : failed}</h1>}
      {isUnknown && (
        <>
          <p>{shell.newLink.expired[link.room]}</p>
          <NewLink {...link} />
        </>
      )}
      {error !== undefined && !isUnknown && <ProblemNote error={error} />}
    </main>
  );
}
