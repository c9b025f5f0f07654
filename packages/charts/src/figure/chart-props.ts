/** What every chart is told. */
export interface ChartProps {
  /** Unique on its page; links may point to it. */
  readonly id: string;
  readonly title: string;
  /** A sentence or two below the chart: how to read it, how the numbers were got. */
  readonly caption?: string;
  /** The page has the numbers in a table of its own, so the chart brings none. */
  readonly numbersNearby?: boolean;
}
