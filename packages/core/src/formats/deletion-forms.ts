import { splitLines } from '../text/lines.js';

export interface DeletionForms {
  /** Deletions with an empty field, as the shared tasks and ERRANT write them. */
  readonly empty: number;
  /** Deletions with `-NONE-`, as ChERRANT writes them. */
  readonly none: number;
}

/** How an M2 file writes deletions. What nobody corrected (`UNK`) is none. */
export function deletionForms(text: string): DeletionForms {
  const forms = { empty: 0, none: 0 };
  for (const line of splitLines(text)) {
    if (!/^A \d/u.test(line)) continue;
    const [, type, correction] = line.split('|||');
    if (type === 'noop' || type === 'UNK') continue;
    if (correction === '') forms.empty++;
    if (correction === '-NONE-') forms.none++;
  }
  return forms;
}
