import { z } from '@hono/zod-openapi';
import { ErrorBody, Id, Name, Text, Time, orNull } from '../http/schemas.js';

/** No essay is longer; a larger number is a mistake. */
const Offset = z.int().min(0).max(10_000_000);
const MOST_MARKS = 5000;

export const ErrorType = z
  .object({
    tag: z
      .string()
      .regex(/^[^\s|]{1,40}$/u)
      .refine((tag) => tag !== 'noop', 'noop stands for no error')
      .openapi({ example: 'ArtOrDet', description: 'As edits name it: no spaces, no |' }),
    name: Name.openapi({ example: 'Article or determiner' }),
    description: Text(500).default(''),
  })
  .openapi('ErrorType');
export type ErrorType = z.infer<typeof ErrorType>;

export const AnnotationSettings = z
  .object({
    errorTypes: z.array(ErrorType).openapi({ description: 'In the order to show them' }),
    ownTypes: z.boolean().openapi({ description: 'false: the 28 of CoNLL-2014' }),
    instructions: z.string(),
    comparisonOpen: z.boolean().openapi({ description: 'Annotators may compare finished sheets' }),
  })
  .openapi('AnnotationSettings');
export type AnnotationSettings = z.infer<typeof AnnotationSettings>;

export const AnnotationChange = z
  .object({
    errorTypes: orNull(z.array(ErrorType).min(1).max(500))
      .optional()
      .openapi({ description: 'null: those of CoNLL-2014' }),
    instructions: Text(20_000).optional(),
    comparisonOpen: z.boolean().optional(),
  })
  .openapi('AnnotationChange');
export type AnnotationChange = z.infer<typeof AnnotationChange>;

export const Mark = z
  .object({
    startParagraph: Offset.openapi({ description: 'From 0; a title is a paragraph' }),
    startOffset: Offset.openapi({ description: 'UTF-16 code units of the paragraph' }),
    endParagraph: Offset,
    endOffset: Offset.openapi({ description: 'Just after the marked text; equal to the start for an insertion' }),
    type: z.string().max(40),
    correction: Text(5000).openapi({ description: 'Empty to delete' }),
    comment: Text(5000).optional(),
  })
  .openapi('Mark', { description: 'A span of an essay and its correction, as in NUCLE' });
export type Mark = z.infer<typeof Mark>;

const SheetState = z.enum(['open', 'done']);

export const Sheet = z
  .object({
    revision: z.int().openapi({ description: 'How often it was saved; send it with the next change' }),
    state: SheetState,
    marks: z.array(Mark),
    savedAt: orNull(Time),
  })
  .openapi('Sheet');
export type Sheet = z.infer<typeof Sheet>;

export const NewSheet = z
  .object({
    id: z
      .string()
      .regex(/^[\w-]{16,64}$/u)
      .openapi({ description: 'Chosen by the page, such as a UUID; a sheet sent twice with it is saved once' }),
    revision: z.int().min(0).openapi({ description: 'The revision that was changed' }),
    state: SheetState,
    marks: z.array(Mark).max(MOST_MARKS),
  })
  .openapi('NewSheet');
export type NewSheet = z.infer<typeof NewSheet>;

export const SavedSheet = z
  .object({ essay: Id, sheet: Sheet })
  .openapi('SavedSheet', { description: 'Sent only once the sheet is on disk' });
export type SavedSheet = z.infer<typeof SavedSheet>;

export const StaleSheet = z
  .object({ error: ErrorBody.shape.error, current: z.object({ essay: Id, sheet: Sheet }) })
  .openapi('StaleSheet');

export const Paragraph = z.object({ kind: z.enum(['title', 'paragraph']), text: z.string() }).openapi('Paragraph');

const EssayFacts = z.object({ id: Id, name: z.string(), title: orNull(z.string()), words: z.int() });

export const EssayToMark = z
  .object({ essay: EssayFacts.extend({ paragraphs: z.array(Paragraph) }), sheet: Sheet })
  .openapi('EssayToMark');
export type EssayToMark = z.infer<typeof EssayToMark>;

const SheetFacts = z.object({
  annotator: Id,
  state: SheetState,
  marks: z.int(),
  revision: z.int(),
  savedAt: orNull(Time),
});

export const EssayRow = EssayFacts.extend({
  paragraphs: z.int(),
  sheets: z.array(SheetFacts).openapi({ description: 'Of annotators who have saved something' }),
}).openapi('EssayRow');
export type EssayRow = z.infer<typeof EssayRow>;

export const UploadedEssays = z
  .object({
    added: z.int(),
    kept: z.int().openapi({ description: 'Existing essays with the same text' }),
    replaced: z.int().openapi({ description: 'Existing essays with another text, which nobody had marked' }),
    sheets: z.int().openapi({ description: 'Annotations in the file that became sheets of the annotator' }),
    leftAside: z
      .int()
      .openapi({ description: 'Annotations in the file that were ignored, since no annotator was named' }),
  })
  .openapi('UploadedEssays');
export type UploadedEssays = z.infer<typeof UploadedEssays>;

export const Annotator = z
  .object({
    id: Id,
    name: z.string(),
    createdAt: Time,
    hasLink: z.boolean().openapi({ description: 'false: the link was revoked' }),
    open: z.int().openapi({ description: 'Essays that were begun' }),
    done: z.int(),
    marks: z.int(),
    lastSavedAt: orNull(Time),
  })
  .openapi('Annotator');
export type Annotator = z.infer<typeof Annotator>;

export const NewAnnotator = z.object({ name: Name }).openapi('NewAnnotator');

export const AnnotatorLink = z
  .object({
    id: Id,
    name: z.string(),
    link: z
      .string()
      .openapi({ example: '/annotate#KEY', description: 'Personal; it cannot be shown again, only renewed' }),
  })
  .openapi('AnnotatorLink');
export type AnnotatorLink = z.infer<typeof AnnotatorLink>;

/** What an annotator sees of the task. */
export const AnnotatingRoom = z
  .object({
    task: z.object({ name: z.string(), language: z.string() }),
    annotator: z.object({ id: Id, name: z.string() }),
    instructions: z.string(),
    errorTypes: z.array(ErrorType),
    comparisonOpen: z.boolean(),
    essays: z.array(EssayFacts.extend({ state: SheetState, marks: z.int(), revision: z.int() })),
  })
  .openapi('AnnotatingRoom');
export type AnnotatingRoom = z.infer<typeof AnnotatingRoom>;

export const AnnotatedGold = z
  .object({
    sentences: z.int(),
    edits: z.int(),
    essays: z.int(),
    leftOut: z.array(z.string()).openapi({ description: 'Names of essays that nobody has finished' }),
    dropped: z.array(z.string()).openapi({ description: 'Marks that are not in the gold, and why' }),
    goldVersion: z.int(),
  })
  .openapi('AnnotatedGold');
export type AnnotatedGold = z.infer<typeof AnnotatedGold>;
