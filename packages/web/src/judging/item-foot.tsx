import type { SkipReason } from '@stet/server';
import { useId, useState, type Dispatch, type ReactElement } from 'react';
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
  return (
    <>
      <div className="foot-actions">
        <button type="button" className="quiet" disabled={onBack === undefined} onClick={onBack}>
          Back
        </button>
        <button
          type="button"
          className="quiet"
          aria-expanded={open}
          aria-controls={more}
          onClick={() => {
            setOpen(!open);
          }}
        >
          Skip, flag …
        </button>
        <button type="button" className="main" onClick={onSave}>
          {saveLabel}
        </button>
      </div>
      <div id={more} className="more" hidden={!open}>
        <label className="check">
          <input
            type="checkbox"
            checked={flagged}
            onChange={(event) => {
              dispatch({ type: 'flag', flagged: event.target.checked });
            }}
          />
          Flag this item for the organiser
        </label>
        <label>
          Comment
          <textarea
            rows={2}
            maxLength={5000}
            dir="auto"
            value={comment}
            onChange={(event) => {
              dispatch({ type: 'comment', comment: event.target.value });
            }}
          />
        </label>
        {onSkip !== undefined && <SkipForm onSkip={onSkip} />}
      </div>
    </>
  );
}

function SkipForm({ onSkip }: { readonly onSkip: (reason: SkipReason) => void }): ReactElement {
  const [reason, setReason] = useState<SkipReason | ''>('');
  return (
    <form
      className="skip"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason !== '') onSkip(reason);
      }}
    >
      <label>
        Skip, because
        <select
          required
          value={reason}
          onChange={(event) => {
            setReason(event.target.value as SkipReason);
          }}
        >
          <option value="">choose a reason</option>
          {SKIP_REASONS.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">Skip</button>
    </form>
  );
}
