import { useState, type ReactElement } from 'react';
import { scoreCommand, submitCommand } from './curl-command.js';

const HIDDEN = '•'.repeat(12);

/** The commands that submit a file and fetch its score; their token is hidden until asked for. */
export function CurlSection({ teamKey }: { readonly teamKey: string }): ReactElement {
  const [shown, setShown] = useState(false);
  const key = shown ? teamKey : HIDDEN;
  return (
    <section aria-labelledby="curl">
      <h2 id="curl">Or from a command line</h2>
      <Command name="The command that submits" text={submitCommand(location.origin, key)} />
      <p>
        This submits at once; with <code>/check</code> at the end of the address, the file is only checked. The answer
        names the <code>id</code> of the submission. Ask for its score with that id in place of <code>ID</code>, until
        its <code>state</code> is <code>scored</code>:
      </p>
      <Command name="The command that fetches the score" text={scoreCommand(location.origin, key)} />
      <div className="actions">
        <button type="button" onClick={() => setShown(!shown)}>
          {shown ? 'Hide the token' : 'Show the token'}
        </button>
        <p className="quiet">Whoever has it can submit for your team.</p>
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
