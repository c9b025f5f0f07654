import type { JudgeLink } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
import { CopyLink } from '../shell/copy-link.js';
import { CopyAll } from '../shell/copy-all.js';
import { NameForm } from '../shell/name-form.js';

/** Adds judges, one or a whole list, and shows the link of each once. */
export function JudgeLinks({ campaign }: { readonly campaign: string }): ReactElement {
  const [links, setLinks] = useState<readonly JudgeLink[]>([]);
  const addJudges = async (names: readonly string[]): Promise<void> => {
    setLinks([]);
    for (const name of names) {
      const link = await api.post('/campaigns/:campaign/judges', { param: { campaign }, json: { name } });
      setLinks((earlier) => [...earlier, link]);
    }
  };
  const texts = words().judges.links;
  return (
    <section aria-labelledby="new-judges">
      <h2 id="new-judges">{texts.title}</h2>
      <NameForm
        label={texts.names}
        button={texts.make}
        isReady={(text) => namesIn(text).length > 0}
        onName={(text) => addJudges(namesIn(text))}
      />
      {links.length > 1 && <CopyAll links={links} />}
      {links.map(({ id, name, link }) => (
        <CopyLink key={id} link={link} title={texts.linkOf(name)} note={`${texts.personal} ${words().shell.onlyNow}`} />
      ))}
    </section>
  );
}

function namesIn(text: string): string[] {
  return text
    .split(/[,\n]/u)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
