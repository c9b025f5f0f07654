import { FIRST_VIEW, SentenceExplorer } from '@stet/charts';
import { metricTitle } from '@stet/core/internal';
import { useMemo, useState, type ReactElement } from 'react';
import type { ScoredTexts } from '../scoring/scored-texts.js';
import { words } from '../../language/words.js';

interface SentencesSectionProps {
  readonly explored: ScoredTexts['explored'];
  /** Best first. */
  readonly systems: readonly string[];
}

/** Every sentence with what each system matched, missed and changed without need. */
export function SentencesSection({ explored, systems }: SentencesSectionProps): ReactElement {
  const { playground } = words();
  const { metric, sentences, extracted } = explored;
  const [view, setView] = useState(FIRST_VIEW);
  const data = useMemo(() => ({ sentences }), [sentences]);
  return (
    <section aria-labelledby="sentences">
      <h3 id="sentences">{playground.sentences}</h3>
      <p className="quiet">
        {extracted ? playground.extractedEdits(metricTitle(metric)) : playground.exploredEdits(metricTitle(metric))}
      </p>
      <SentenceExplorer id="explorer" systems={systems} data={data} state={view} onState={setView} language="" />
    </section>
  );
}
