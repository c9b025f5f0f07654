import type { SkipReason } from '@stet/server';
import { useId, useState, type Dispatch, type ReactElement } from 'react';
import { words } from '../language/words.js';
import { Check, Select } from '../shell/choices.js';
import { TextArea } from '../shell/text-input.js';
import { submits } from '../shell/use-action.js';
import type { ItemAction, ItemState } from './item-state.js';
import { SKIP_REASONS } from './skip-reasons.js';

interface ItemFootProps {
  readonly state: ItemState;
  readonly dispatch: Dispatch<ItemAction>;
  /** Absent on the first item. */
  readonly onBack: (() => void) | undefined;
  readonly onSave: () => void;
  readonly onSkip: ((reason: SkipReason) => void) | undefined;
  readonly saveLabel: string;
}

/** The buttons Save and Back and, behind a third button, skip, flag and comment. */
export function ItemFoot({ state, dispatch, onBack, onSave, onSkip, saveLabel }: ItemFootProps): ReactElement {
  const { flagged, comment } = state.draft;
  const [open, setOpen] = useState(comment !== '' || flagged);
  const more = useId();
  const { judging } = words();
  return (
    <>
      <div className="foot-actions">
        <button type="button" className="quiet" disabled={onBack === undefined} onClick={onBack}>
          {judging.back}
        </button>
        <button
          type="button"
          className="quiet"
          aria-expanded={open}
          aria-controls={more}
          onClick={() => setOpen(!open)}
        >
          {judging.more}
        </button>
        <button type="button" className="main" onClick={onSave}>
          {saveLabel}
        </button>
      </div>
      <div id={more} className="more" hidden={!open}>
        <Check value={flagged} onChange={(isFlagged) => dispatch({ type: 'flag', flagged: isFlagged })}>
          {judging.flag}
        </Check>
        <TextArea
          label={judging.comment}
          rows={2}
          maxLength={5000}
          value={comment}
          onChange={(text) => dispatch({ type: 'comment', comment: text })}
        />
        {onSkip !== undefined && <SkipForm onSkip={onSkip} />}
      </div>
    </>
  );
}

function SkipForm({ onSkip }: { readonly onSkip: (reason: SkipReason) => void }): ReactElement {
  const [reason, setReason] = useState<SkipReason | ''>('');
  const { judging } = words();
  return (
    <form
      className="skip"
      onSubmit={submits(() => {
        if (reason !== '') onSkip(reason);
      })}
    >
      <Select
        label={judging.skipBecause}
        required
        options={[
          ['', judging.chooseReason],
          ...SKIP_REASONS.map((choice) => [choice, judging.skipReasons[choice]] as const),
        ]}
        value={reason}
        onChange={setReason}
      />
      <button type="submit">{judging.skip}</button>
    </form>
  );
}
