import { goldTitles } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { FileField } from '../shell/file-field.js';
import '../shell/chart-style.js';
import { useTitle } from '../shell/use-title.js';
import { EXAMPLE_INPUT } from './example.js';
import { BasisPart } from './parts/basis-part.js';
import { InputError } from './parts/input-error.js';
import { MetricsPart } from './parts/metrics-part.js';
import { ResultsPart } from './parts/results-part.js';
import { ShareLink } from './parts/share-link.js';
import { SystemsPart } from './parts/systems-part.js';
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
            <button
              type="button"
              onClick={() => {
                change(EXAMPLE_INPUT);
              }}
            >
              Load the example
            </button>
            <ShareLink input={input} />
            {input !== EMPTY_INPUT && (
              <button
                type="button"
                className="quiet"
                onClick={() => {
                  change(EMPTY_INPUT);
                }}
              >
                Clear all
              </button>
            )}
          </div>
          {error !== undefined && <InputError error={error} />}
        </div>
        <div className="playground-input">
          <FileField
            label="Files"
            hint={`gold, source, references and systems at once; plain text, ${goldTitles}, packed with gzip or not`}
            busy={false}
            multiple
            onFiles={addFiles}
          />
          <BasisPart input={input} onChange={change} onFile={addFile} />
          <SystemsPart input={input} onChange={change} onFile={addFile} />
          <MetricsPart input={input} onChange={change} />
        </div>
        <ResultsPart scoring={scoring} />
      </main>
    </>
  );
}
