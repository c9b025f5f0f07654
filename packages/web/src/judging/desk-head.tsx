import type { JudgingRoom, MyProgress } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { words } from '../language/words.js';
import { SavingState } from '../outbox/saving-state.js';
import { doneOf } from '../shell/done-of.js';
import { Modal } from '../shell/modal.js';
import { useKeys } from '../shell/use-keys.js';
import { Instructions } from './instructions.js';
import type { JudgingOutbox } from './judging-outbox.js';
import { MarksCheck } from './marks-check.js';
import type { Preferences } from './preferences.js';
import { kindOf } from './use-item-keys.js';

interface DeskHeadProps {
  readonly room: JudgingRoom;
  readonly progress: MyProgress;
  readonly outbox: JudgingOutbox;
  readonly preferences: Preferences;
  readonly onPreferences: (change: Partial<Preferences>) => void;
}

/** The line above an item: the judge's progress, whether the answers are saved, and help. */
export function DeskHead({ room, progress, outbox, preferences, onPreferences }: DeskHeadProps): ReactElement {
  const [help, setHelp] = useState(false);
  useKeys(
    preferences.keys,
    ({ key, modified }, target) => (key === '?' && !modified && kindOf(target) !== 'text' ? key : undefined),
    () => setHelp(true),
  );
  const { judging } = words();
  const { judged, skipped, share } = progress;
  const done = judged + skipped;
  return (
    <header className="desk-head">
      <p className="campaign-name">
        <bdi>{room.campaign.name}</bdi>
      </p>
      <div className="far">
        <progress value={Math.min(done, share)} max={Math.max(1, share)} aria-label={judging.share} />
        <span>{doneOf(done, share)}</span>
      </div>
      <SavingState outbox={outbox} what="answer" />
      <MarksCheck protocol={room.campaign.protocol} preferences={preferences} onPreferences={onPreferences} />
      <button type="button" className="quiet" onClick={() => setHelp(true)}>
        {judging.instructions}
      </button>
      {help && (
        <Modal title={judging.instructions} onClose={() => setHelp(false)}>
          <Instructions campaign={room.campaign} preferences={preferences} onPreferences={onPreferences} />
        </Modal>
      )}
    </header>
  );
}
