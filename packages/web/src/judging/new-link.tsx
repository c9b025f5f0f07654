import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { judgeKeyIn } from './judge-key.js';

/** Asks for a personal link that works, and goes on with it. */
export function NewLink({ current }: { readonly current: string }): ReactElement {
  const [, navigate] = useLocation();
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const key = judgeKeyIn(link);
        if (key === undefined || key === current) setWrong(true);
        else navigate(`/judge/${key}`);
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
      {wrong && <p role="alert">That is not a new judge’s link. It looks like …/judge/ and 43 letters or digits.</p>}
      <button type="submit" className="main">
        Go on with this link
      </button>
    </form>
  );
}
