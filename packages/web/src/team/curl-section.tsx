import { useState, type ReactElement } from 'react';
import { curlCommand } from './curl-command.js';

const HIDDEN = '•'.repeat(12);

/** The command that hands in a file; its token is hidden until asked for. */
export function CurlSection({ teamKey }: { readonly teamKey: string }): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <section aria-labelledby="curl">
      <h2 id="curl">Or from a command line</h2>
      <pre className="command" role="region" aria-label="The command" tabIndex={0}>
        <code>{curlCommand(location.origin, shown ? teamKey : HIDDEN)}</code>
      </pre>
      <div className="actions">
        <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
          Show the token
        </button>
        <p className="quiet">Whoever has it can hand in for your team.</p>
      </div>
    </section>
  );
}
