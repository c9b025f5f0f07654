import type { Completion } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { useCopy } from '../shell/use-copy.js';

/** How a participant who has finished tells whoever recruited them. */
export function Completed({ completion }: { readonly completion: Completion }): ReactElement {
  return (
    <>
      <p>{words().crowd.judgedAll}</p>
      {completion.kind === 'address' ? <CompletionAddress {...completion} /> : <CompletionCode {...completion} />}
    </>
  );
}

function CompletionAddress({ address }: { readonly address: string }): ReactElement {
  const { crowd } = words();
  return (
    <>
      <p>{crowd.lastStep}</p>
      <p>
        <a className="button main" href={address}>
          {crowd.confirmAt(new URL(address).host)}
        </a>
      </p>
    </>
  );
}

function CompletionCode({ code }: { readonly code: string }): ReactElement {
  const { crowd } = words();
  const { field, copied, copy } = useCopy<HTMLInputElement>();
  return (
    <div className="note copy-link completion">
      <label>
        {crowd.yourCode}
        <input ref={field} type="text" readOnly value={code} />
      </label>
      <button type="button" className="main" onClick={copy}>
        {crowd.copy}
      </button>
      <p role="status">{crowd.enterCode(copied)}</p>
    </div>
  );
}
