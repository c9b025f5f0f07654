import type { BenchmarkSettings } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../../language/words.js';
import { TextInput } from '../../shell/text-input.js';

type DataLinks = BenchmarkSettings['links'];

interface LinkFieldsProps {
  readonly value: DataLinks;
  readonly onChange: (links: DataLinks) => void;
}

const MOST = 100;

/** Where data and papers are. */
export function LinkFields({ value: links, onChange }: LinkFieldsProps): ReactElement {
  const { benchmarks } = words();
  return (
    <section aria-labelledby="links">
      <h2 id="links">{benchmarks.links}</h2>
      {links.map((link, at) => {
        const set = (changes: Partial<DataLinks[number]>): void => onChange(links.with(at, { ...link, ...changes }));
        return (
          <fieldset key={at} className="phase">
            <legend>{benchmarks.linkNumber(at + 1)}</legend>
            <div className="fields wide">
              <TextInput
                label={benchmarks.linkTitle}
                required
                maxLength={200}
                value={link.title}
                onChange={(title) => set({ title })}
              />
              <TextInput
                label={benchmarks.linkAddress}
                required
                pattern="https?://.+"
                placeholder="https://"
                maxLength={2000}
                dir="ltr"
                value={link.url}
                onChange={(url) => set({ url })}
              />
            </div>
            <button type="button" className="quiet" onClick={() => onChange(links.toSpliced(at, 1))}>
              {benchmarks.removeLink(at + 1)}
            </button>
          </fieldset>
        );
      })}
      <p>
        <button
          type="button"
          disabled={links.length === MOST}
          onClick={() => onChange([...links, { title: '', url: '' }])}
        >
          {benchmarks.addLink}
        </button>
      </p>
    </section>
  );
}
