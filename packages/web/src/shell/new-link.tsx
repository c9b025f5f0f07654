import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../api/problem.js';
import { linkKey } from './link-key.js';
import { Waiting } from './loaded.js';
import { Modal } from './modal.js';
import { ProblemNote } from './problem-note.js';
import { TextInput } from './text-input.js';
import { submits } from './use-action.js';

interface NewLinkProps {
  /** The key that does not work. */
  readonly current: string;
  /** Which room the link opens. */
  readonly room: 'judge' | 'annotate';
}

/** What somebody does in a room, which may still wait to be sent. */
const UNSENT = { judge: 'Answers', annotate: 'Marks' };

/** Asks for a personal link that works, and goes on with it. */
function NewLink({ current, room }: NewLinkProps): ReactElement {
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
        label="Your new link"
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
      {wrong && <p role="alert">That is not a new link. A link ends with /{room}# and 43 letters or digits.</p>}
      <button type="submit" className="main">
        Continue with this link
      </button>
    </form>
  );
}

/** Over a page whose link has stopped working. */
export function LinkChanged(props: NewLinkProps): ReactElement {
  return (
    <Modal title="Your link has changed">
      <p>
        The link you came by was renewed or revoked. Ask the organiser for your new one. {UNSENT[props.room]} not sent
        yet are kept on this device, and sent when you continue.
      </p>
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
  const isUnknown = error instanceof ApiError && error.status === 401;
  return (
    <main id="main" className="desk" aria-busy={error === undefined}>
      {error === undefined ? (
        <Waiting isHeading>{opening}</Waiting>
      ) : (
        <h1>{isUnknown ? 'This link has expired' : failed}</h1>
      )}
      {isUnknown && (
        <>
          <p>
            It was renewed or revoked, or you copied only part of it. Ask the organiser for a new one.{' '}
            {UNSENT[link.room]} not sent yet are kept on this device, and sent when you continue.
          </p>
          <NewLink {...link} />
        </>
      )}
      {error !== undefined && !isUnknown && <ProblemNote error={error} />}
    </main>
  );
}
