import { FIRST_VIEW, SentenceExplorer } from '@stet/charts';
import { metricTitle } from '@stet/core/internal';
import { useMemo, useState, type ReactElement } from 'react';
import type { ScoredTexts } from '../scoring/scored-texts.js';

interface SentencesSectionProps {
  readonly explored: ScoredTexts['explored'];
  /** Best first. */
  readonly systems: readonly string[];
}

/** Every sentence with what each system matched, missed and changed without need. */
export function SentencesSection({ explored, systems }: SentencesSectionProps): ReactElement {
  const { metric, sentences, extracted } = explored;
  const [view, setView] = useState(FIRST_VIEW);
  const data = useMemo(() => ({ sentences }), [sentences]);
  return (
    <section aria-labelledby="sentences">
      <h3 id="sentences">Sentence by sentence</h3>
      <p className="quiet">
        {extracted
          ? `Both sides are edits that were extracted from the texts, as ${metricTitle(metric)} reads them; of several references, those of the one that the score chose.`
          : `The edits as ${metricTitle(metric)} reads them, against the annotator whom the score chose.`}
      </p>
      <SentenceExplorer id="explorer" systems={systems} data={data} state={view} onState={setView} />
    </section>
  );
}
