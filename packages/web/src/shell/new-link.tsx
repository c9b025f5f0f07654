import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { linkKey } from './link-key.js';

interface NewLinkProps {
  /** The key that does not work. */
  readonly current: string;
  /** Which room the link opens. */
  readonly room: 'judge' | 'annotate';
}

/** Asks for a personal link that works, and goes on with it. */
export function NewLink({ current, room }: NewLinkProps): ReactElement {
  const [, navigate] = useLocation();
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const key = linkKey(link, room);
        if (key === undefined || key === current) setWrong(true);
        else navigate(`/${room}/${key}`);
      }}
    >
      <label>
        Your new link
        <input
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          required
          value={link}
          onChange={(event) => {
            setWrong(false);
            setLink(event.target.value);
          }}
        />
      </label>
      {wrong && <p role="alert">That is not a new link. It looks like …/{room}/ and 43 letters or digits.</p>}
      <button type="submit" className="main">
        Go on with this link
      </button>
    </form>
  );
}
