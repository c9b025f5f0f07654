import { useState, type ReactElement } from 'react';
import { CopyLink } from '../../shell/copy-link.js';
import { LONGEST, writeFragment } from '../link/write-link.js';
import type { PlaygroundInput } from '../playground-input.js';
import { words } from '../../language/words.js';

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
        {words().playground.shareLink}
      </button>
      <div role="status" className="share-state">
        {current !== undefined && <Outcome made={current} />}
      </div>
    </>
  );
}

function Outcome({ made: { link, copied } }: { readonly made: Made }): ReactElement {
  const { playground } = words();
  if (link.length > LONGEST) {
    return <p className="note problem">{playground.linkTooLong(link.length, LONGEST)}</p>;
  }
  if (!copied) {
    return <CopyLink link={link} title={playground.link} note={playground.copyByHand} />;
  }
  return <p className="note">{playground.linkCopied(link.length)}</p>;
}

async function copy(text: string): Promise<boolean> {
  const clipboard = (navigator as { readonly clipboard?: Clipboard }).clipboard;
  if (clipboard === undefined) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
