/** A whole text, and the name under which several files hold it. */
export interface EssayText {
  readonly id: string;
  readonly text: string;
}
