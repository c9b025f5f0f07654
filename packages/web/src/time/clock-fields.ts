/** A moment as calendars and clocks show it, each part in the words of a language. */
export interface ClockFields {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly hour: string;
  readonly minute: string;
}
