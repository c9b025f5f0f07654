import type { Protocol } from '@stet/server';
import type { ReactElement } from 'react';
import { protocolFor } from '../judging/protocols/protocols.js';
import { LoadedSection } from '../shell/loaded.js';
import { PracticeEditor } from './practice-editor.js';
import { PAIRWISE_PRACTICE, STANDARD_PRACTICE } from './standard-practice.js';
import type { PracticeDraft } from './use-practice.js';
import { words } from '../language/words.js';

interface PracticeSectionProps {
  readonly draft: PracticeDraft;
  /** As the plan has it, saved or not. */
  readonly protocol: Protocol;
}

/** The items that every judge meets first; they do not count. */
export function PracticeSection({ draft, protocol }: PracticeSectionProps): ReactElement {
  const { prepare } = words();
  const { query, changed, change } = draft;
  const { outputs } = protocolFor(protocol);
  return (
    <LoadedSection
      id="practice"
      title={prepare.practice}
      intro={<p>{prepare.practiceIntro}</p>}
      query={query}
      what={prepare.practiceItems}
    >
      {(kept) => {
        const { items } = changed ?? kept;
        const practice = outputs === 2 ? PAIRWISE_PRACTICE : STANDARD_PRACTICE;
        const standard = practice.items[items.length % practice.items.length];
        return (
          <>
            {items.map((item, at) => (
              <PracticeEditor
                key={at}
                number={at + 1}
                item={item}
                protocol={protocol}
                onChange={(next) => change(items.with(at, next))}
                onRemove={() => change(items.toSpliced(at, 1))}
              />
            ))}
            <div className="actions">
              <button type="button" onClick={() => change([...items, standard])}>
                {prepare.addItem}
              </button>
              <p className="quiet">{prepare.items(items.length)}</p>
            </div>
          </>
        );
      }}
    </LoadedSection>
  );
}
