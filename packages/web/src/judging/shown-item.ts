/** What a judge sees of an item. */
export interface ShownItem {
  readonly source: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly outputs: readonly string[];
}
