/** The tables of essays and what annotators mark in them. */
export interface AnnotationTables {
  readonly annotation_settings: AnnotationSettingsRow;
  readonly essays: EssayRow;
  readonly annotators: AnnotatorRow;
  readonly sheets: SheetRow;
  readonly sheet_revisions: SheetRevisionRow;
}

/** How the essays of a task are annotated; a task without a row has the defaults. */
export interface AnnotationSettingsRow {
  readonly task_id: string;
  /** JSON: `ErrorType[]`; null for those of CoNLL-2014. */
  readonly error_types: string | null;
  readonly instructions: string;
  /** 1 when annotators may compare their sheets with those of others. */
  readonly comparison_open: number;
}

export interface EssayRow {
  readonly id: string;
  readonly task_id: string;
  /** The document's `nid`. */
  readonly name: string;
  /** Counts the essays of the task from 0. */
  readonly position: number;
  /** JSON: `Paragraph[]`. Never changed once somebody has marked something. */
  readonly paragraphs: string;
  readonly words: number;
  readonly created_at: number;
}

export interface AnnotatorRow {
  readonly id: string;
  readonly task_id: string;
  readonly name: string;
  /** Hash of the key in the annotator's link; null if revoked. */
  readonly key_hash: string | null;
  readonly created_at: number;
}

export type SheetState = 'open' | 'done';

/** What one annotator has currently marked in one essay. */
export interface SheetRow {
  readonly essay_id: string;
  readonly annotator_id: string;
  readonly task_id: string;
  /** How often it was saved; 0 for never. */
  readonly revision: number;
  readonly state: SheetState;
  /** JSON: `Mistake[]`. */
  readonly marks: string;
  /** How many marks there are. */
  readonly marked: number;
  readonly saved_at: number | null;
}

/** A sheet as it was saved. Rows never change. */
export interface SheetRevisionRow {
  readonly essay_id: string;
  readonly annotator_id: string;
  readonly revision: number;
  /** Made by the annotator's browser, so that a request sent twice is one revision. */
  readonly client_id: string;
  readonly state: SheetState;
  readonly marks: string;
  readonly saved_at: number;
}
