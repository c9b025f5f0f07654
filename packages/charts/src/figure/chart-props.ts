/** Properties that every chart has. */
export interface ChartProps {
  /** Unique on its page; links may point to it. */
  readonly id: string;
  readonly title: string;
  /** A sentence or two below the chart: how to read it, how the numbers were computed. */
  readonly caption?: string;
  /** The page shows the numbers in a table of its own, so the chart does not. */
  readonly numbersNearby?: boolean;
}
