import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { FileField } from '../shell/file-field.js';
import '../shell/chart-style.js';
import { useTitle } from '../shell/use-title.js';
import { DraftNote } from './draft/draft-note.js';
import { BasisSection } from './sections/basis-section.js';
import { InputError } from './sections/input-error.js';
import { MetricsSection } from './sections/metrics-section.js';
import { ClearButton, ExampleButton } from './sections/replace-buttons.js';
import { ResultsSection } from './sections/results-section.js';
import { ShareLink } from './sections/share-link.js';
import { SystemsSection } from './sections/systems-section.js';
import { useScoring } from './scoring/use-scoring.js';
import { usePlayground } from './use-playground.js';
import { words } from '../language/words.js';

/** Scores text in the browser; nothing leaves it. */
export default function PlaygroundPage(): ReactElement {
  const { playground } = words();
  useTitle(playground.title);
  const { input, error, kept, change, returnToDraft, addFiles, isRefused, addFile } = usePlayground();
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
          <h1>{playground.title}</h1>
          <p>{playground.intro}</p>
          <div className="actions">
            <ExampleButton input={input} onChange={change} />
            <ShareLink input={input} />
            <ClearButton input={input} onChange={change} />
          </div>
          <DraftNote kept={kept} onReturn={returnToDraft} />
          {error !== undefined && <InputError error={error} isOnPage={false} />}
        </div>
        <div className="playground-input">
          <FileField
            label={playground.files}
            hint={playground.filesHint(words().shell.goldTitles)}
            busy={false}
            isRefused={isRefused}
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
