import { goldTitles } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { FileField } from '../shell/file-field.js';
import '../shell/chart-style.js';
import { useTitle } from '../shell/use-title.js';
import { EXAMPLE_INPUT } from './example.js';
import { BasisSection } from './sections/basis-section.js';
import { InputError } from './sections/input-error.js';
import { MetricsSection } from './sections/metrics-section.js';
import { ResultsSection } from './sections/results-section.js';
import { ShareLink } from './sections/share-link.js';
import { SystemsSection } from './sections/systems-section.js';
import { EMPTY_INPUT } from './playground-input.js';
import { useScoring } from './scoring/use-scoring.js';
import { usePlayground } from './use-playground.js';

/** Scores text in the browser; nothing leaves it. */
export default function PlaygroundPage(): ReactElement {
  useTitle('Playground');
  const { input, error, change, addFiles, addFile } = usePlayground();
  const scoring = useScoring(input);
  return (
    <>
      <header className="page-head wide">
        <Link href="/" className="brand">
          Stet
        </Link>
      </header>
      <main id="main" className="page playground">
        <div className="playground-head">
          <h1>Playground</h1>
          <p>Paste texts, or drop files. They are scored in this browser, and nothing leaves it.</p>
          <div className="actions">
            <button type="button" onClick={() => change(EXAMPLE_INPUT)}>
              Load the example
            </button>
            <ShareLink input={input} />
            {input !== EMPTY_INPUT && (
              <button type="button" className="quiet" onClick={() => change(EMPTY_INPUT)}>
                Clear all
              </button>
            )}
          </div>
          {error !== undefined && <InputError error={error} />}
        </div>
        <div className="playground-input">
          <FileField
            label="Files"
            hint={`gold, source, references and systems at once; plain text, ${goldTitles}, gzipped or not`}
            busy={false}
            onFiles={addFiles}
          />
          <BasisSection input={input} onChange={change} onFile={addFile} />
          <SystemsSection input={input} onChange={change} onFile={addFile} />
          <MetricsSection input={input} onChange={change} />
        </div>
        <ResultsSection scoring={scoring} />
      </main>
    </>
  );
}
