import { useState, type ReactElement } from 'react';
import { words } from '../language/words.js';
import { scoreCommand, submitCommand } from './curl-command.js';

const HIDDEN = '•'.repeat(12);

/** The commands that submit a file and fetch its score; their token is hidden until asked for. */
export function CurlSection({ teamKey }: { readonly teamKey: string }): ReactElement {
  const [shown, setShown] = useState(false);
  const key = shown ? teamKey : HIDDEN;
  const { curl } = words().team;
  return (
    <section aria-labelledby="curl">
      <h2 id="curl">{curl.title}</h2>
      <Command name={curl.submit} text={submitCommand(location.origin, key)} />
      <p>
        {curl.explained((text) => (
          <code>{text}</code>
        ))}
      </p>
      <Command name={curl.score} text={scoreCommand(location.origin, key)} />
      <div className="actions">
        <button type="button" onClick={() => setShown(!shown)}>
          {shown ? curl.hideToken : curl.showToken}
        </button>
        <p className="quiet">{curl.secret}</p>
      </div>
    </section>
  );
}

function Command({ name, text }: { readonly name: string; readonly text: string }): ReactElement {
  return (
    <pre className="command" role="region" aria-label={name} tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}
