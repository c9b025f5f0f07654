import type { ReactElement, ReactNode } from 'react';
import { useCopy } from './use-copy.js';
import { words } from '../language/words.js';

interface CopyLinkProps {
  /** From the root of this server. */
  readonly link: string;
  readonly title: string;
  readonly note: ReactNode;
}

/** A link to give to somebody, whole, with a button that copies it. */
export function CopyLink({ link, title, note }: CopyLinkProps): ReactElement {
  const { shell } = words();
  const { field, copied, copy } = useCopy<HTMLInputElement>();
  return (
    <div className="note copy-link">
      <label>
        {title}
        <input ref={field} type="text" readOnly value={new URL(link, location.origin).href} />
      </label>
      <button type="button" onClick={copy}>
        {shell.copy}
      </button>
      <p role="status">
        {copied && `${shell.copied} `}
        {note}
      </p>
    </div>
  );
}
