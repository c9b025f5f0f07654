import type { SourceLocation } from '../../../source-location.js';
import type { SeedaSheet } from './sheet.js';

/** A page of step 1, and which ranking it belongs to. */
export interface PlacedSheet {
  readonly sheet: SeedaSheet;
  readonly judge: string;
  readonly item: string;
  /** The number of the sentence as SEEDA counts. */
  readonly sourceNumber: number;
  /** The systems of each correction. */
  readonly systems: readonly (readonly string[])[];
  readonly location: SourceLocation;
}
