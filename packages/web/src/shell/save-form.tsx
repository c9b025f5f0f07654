import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ConfirmDialog } from './confirm-dialog.js';
import { guardPage } from './leave-guard.js';
import { SaveBar } from './save-bar.js';
import { submits, useAction } from './use-action.js';
import { words } from '../language/words.js';

/** Something that is changed on the page and saved with its form. */
export interface Unsaved {
  /** What has changed, in words; empty if nothing has. */
  readonly changes: readonly string[];
  readonly save: () => Promise<unknown>;
  readonly discard: () => void;
  /** What saving it would bring about that should be asked first. */
  readonly question?: string | undefined;
}

interface SaveFormProps {
  readonly drafts: readonly Unsaved[];
  readonly children: ReactNode;
}

/** Fields that are saved together. A bar tells what is unsaved, and nobody leaves the page unasked until it is saved. */
export function SaveForm({ drafts, children }: SaveFormProps): ReactElement {
  const { shell } = words();
  const [asking, setAsking] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const changed = drafts.filter(({ changes }) => changes.length > 0);
  const changes = changed.flatMap((draft) => draft.changes);
  const question = changed.flatMap((draft) => draft.question ?? []).join(' ');
  const saving = useAction(async () => {
    for (const draft of changed) await draft.save();
    setAsking(false);
    setSaved(true);
  });
  return (
    <form
      className="save-form"
      // A field that is folded away cannot be shown as wrong.
      onInvalidCapture={({ target }) => (target as Element).closest('details')?.setAttribute('open', '')}
      onSubmit={submits(() => {
        if (question === '') saving.run();
        else setAsking(true);
      })}
    >
      {children}
      <SaveBar
        changes={changes}
        isSaved={isSaved}
        busy={saving.busy}
        error={asking ? undefined : saving.error}
        onDiscard={() => {
          setSaved(false);
          for (const draft of changed) draft.discard();
        }}
      />
      {asking && (
        <ConfirmDialog title={shell.saveThis} confirm={shell.saveIt} action={saving} onClose={() => setAsking(false)}>
          {question}
        </ConfirmDialog>
      )}
      {changes.length > 0 && <LeaveGuard changes={changes} />}
    </form>
  );
}

/** Asks before the page is left. */
function LeaveGuard({ changes }: { readonly changes: readonly string[] }): ReactElement | null {
  const { leave: asked } = words().shell;
  const [, navigate] = useLocation();
  const [leave, setLeave] = useState<() => void>();
  useEffect(
    () =>
      guardPage(
        (wanted) => setLeave(() => wanted),
        (address) => navigate(address, { replace: true }),
      ),
    [navigate],
  );
  if (leave === undefined) return null;
  return (
    <ConfirmDialog
      title={asked.title}
      confirm={asked.confirm}
      cancel={asked.cancel}
      action={{ run: leave, busy: false, error: undefined }}
      onClose={() => setLeave(undefined)}
    >
      {asked.question(changes.join(', '))}
    </ConfirmDialog>
  );
}
