import type { ReactElement } from 'react';
import { useCopy } from './use-copy.js';
import { words } from '../language/words.js';

interface CopyAllProps {
  readonly links: readonly { readonly name: string; readonly link: string }[];
}

/** Several people's links to copy at once, a line each: a name, a tab and the link, as spreadsheets take them. */
export function CopyAll({ links }: CopyAllProps): ReactElement {
  const { shell } = words();
  const { field, copied, copy } = useCopy<HTMLTextAreaElement>();
  const lines = links.map(({ name, link }) => `${name}\t${new URL(link, location.origin).href}`);
  return (
    <div className="note copy-all">
      <label>
        {shell.allLinks}
        <textarea ref={field} readOnly wrap="off" rows={Math.min(links.length, 6)} value={lines.join('\n')} />
      </label>
      <div className="actions">
        <button type="button" className="main" onClick={copy}>
          {shell.copyAll}
        </button>
        <p role="status" className="quiet">
          {copied ? shell.copiedLinks(links.length) : shell.copyThemNow}
        </p>
      </div>
    </div>
  );
}
