import { useState, type ReactElement } from 'react';
import { CopyLink } from '../../shell/copy-link.js';
import { LONGEST, writeFragment } from '../link/write-link.js';
import type { PlaygroundInput } from '../playground-input.js';

interface Made {
  /** A link is of what was on the page when it was made. */
  readonly input: PlaygroundInput;
  readonly link: string;
  readonly copied: boolean;
}

/** Makes a link that holds all that is on the page, and copies it. */
export function ShareLink({ input }: { readonly input: PlaygroundInput }): ReactElement {
  const [made, setMade] = useState<Made>();
  const share = async (): Promise<void> => {
    const link = location.origin + location.pathname + (await writeFragment(input));
    const copied = link.length <= LONGEST && (await copy(link));
    setMade({ input, link, copied });
  };
  const current = made?.input === input ? made : undefined;
  return (
    <>
      <button type="button" onClick={() => void share()}>
        Copy a link with all of this
      </button>
      <div role="status" className="share-state">
        {current !== undefined && <Outcome made={current} />}
      </div>
    </>
  );
}

function Outcome({ made: { link, copied } }: { readonly made: Made }): ReactElement {
  const length = link.length.toLocaleString('en');
  if (link.length > LONGEST) {
    return (
      <p className="note problem">
        The link would have {length} characters, and more than {LONGEST.toLocaleString('en')} are often cut on their
        way. Leave out sentences or systems, or send the files.
      </p>
    );
  }
  if (!copied) {
    return <CopyLink link={link} title="Link" note="Your browser did not let the page copy it. Copy it by hand." />;
  }
  return (
    <p className="note">
      Copied, {length} characters. The texts are in the link itself, after the #, which is never sent to a server.
      Whoever has the link has the texts.
    </p>
  );
}

async function copy(text: string): Promise<boolean> {
  const clipboard = (navigator as { readonly clipboard?: Clipboard }).clipboard;
  if (clipboard === undefined) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
