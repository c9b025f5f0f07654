/** A learner's essay with its annotations. */
export interface Essay {
  /** The document's `nid`. */
  readonly id: string;
  /** Absent in files of alternative answers, which hold only annotations. */
  readonly paragraphs?: readonly Paragraph[];
  readonly annotations: readonly EssayAnnotation[];
}

/** A title counts as a paragraph: if there is one, it is paragraph 0. */
export interface Paragraph {
  readonly kind: 'title' | 'paragraph';
  readonly text: string;
}

export interface EssayAnnotation {
  /** The annotator's `teacher_id`. */
  readonly teacher: string;
  readonly mistakes: readonly Mistake[];
}

/** A stretch of an essay and what should stand there. Offsets are UTF-16 code units of the paragraph's text. */
export interface Mistake {
  readonly startParagraph: number;
  readonly startOffset: number;
  readonly endParagraph: number;
  /** The offset after the stretch. */
  readonly endOffset: number;
  readonly type: string;
  readonly correction: string;
  readonly comment?: string | undefined;
}
