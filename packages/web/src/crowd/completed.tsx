import type { Completion } from '@stet/server';
import type { ReactElement } from 'react';
import { useCopy } from '../shell/use-copy.js';

/** How a participant who has finished tells whoever recruited them. */
export function Completed({ completion }: { readonly completion: Completion }): ReactElement {
  return (
    <>
      <p>You have judged everything that we asked of you. Thank you: every answer is saved.</p>
      {completion.kind === 'address' ? <CompletionAddress {...completion} /> : <CompletionCode {...completion} />}
    </>
  );
}

function CompletionAddress({ address }: { readonly address: string }): ReactElement {
  return (
    <>
      <p>One last step: confirm that you have finished.</p>
      <p>
        <a className="button main" href={address}>
          Confirm at {new URL(address).host}
        </a>
      </p>
    </>
  );
}

function CompletionCode({ code }: { readonly code: string }): ReactElement {
  const { field, copied, copy } = useCopy<HTMLInputElement>();
  return (
    <div className="note copy-link completion">
      <label>
        Your completion code
        <input ref={field} type="text" readOnly value={code} />
      </label>
      <button type="button" className="main" onClick={copy}>
        Copy
      </button>
      <p role="status">{copied && 'Copied. '}Enter it where you found this study, to confirm that you have finished.</p>
    </div>
  );
}
