import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { LoadedSection } from '../shell/loaded.js';
import { ModelCard } from './model-card.js';
import { NewModel } from './new-model.js';
import { useModels } from './use-models.js';

/** Models that judge beside people. What they say is kept apart. */
export function ModelsSection({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const { id, state, version } = campaign;
  const query = useModels(id);
  return (
    <LoadedSection
      id="models"
      title="Models as judges"
      intro={
        <p>
          A model can be asked what people are asked. Its answers are kept apart: no ranking, agreement or export counts
          them unless you ask for it.
        </p>
      }
      query={query}
      what="the models"
    >
      {(models) => (
        <>
          {models.rows.length > 0 && (
            <ul className="judge-cards">
              {models.rows.map((model) => (
                <ModelCard key={model.id} campaign={id} version={version} model={model} />
              ))}
            </ul>
          )}
          {models.endpoints.length === 0 ? (
            <p className="empty">
              This server may not ask any model. Whoever runs it can allow that with <code>--model-judge</code>.
            </p>
          ) : state === 'draft' ? (
            <p className="empty">Models can be added once the campaign has started.</p>
          ) : (
            <NewModel campaign={campaign} offered={models} />
          )}
        </>
      )}
    </LoadedSection>
  );
}
