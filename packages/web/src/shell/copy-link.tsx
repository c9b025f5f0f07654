import { useRef, useState, type ReactElement, type ReactNode } from 'react';

interface CopyLinkProps {
  /** From the root of this server. */
  readonly link: string;
  readonly title: string;
  readonly note: ReactNode;
}

/** A link to give to somebody, whole, with a button that copies it. */
export function CopyLink({ link, title, note }: CopyLinkProps): ReactElement {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const whole = new URL(link, location.origin).href;
  const copy = (): void => {
    field.current?.select();
    const clipboard = (navigator as { readonly clipboard?: Clipboard }).clipboard;
    // Without HTTPS browsers have no clipboard; the selected text can be copied by hand.
    void clipboard?.writeText(whole).then(() => setCopied(true));
  };
  return (
    <div className="note copy-link">
      <label>
        {title}
        <input ref={field} type="text" readOnly value={whole} />
      </label>
      <button type="button" onClick={copy}>
        Copy
      </button>
      <p role="status">{copied ? 'Copied.' : note}</p>
    </div>
  );
}
