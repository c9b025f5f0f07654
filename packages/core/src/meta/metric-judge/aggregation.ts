/**
 * How a metric's scores of sentences become scores of systems: as the metric says itself (`corpus`), by their mean, or
 * by rating who beats whom on each sentence, as judgments of people are rated (Goto et al. 2025).
 */
export const AGGREGATIONS = ['corpus', 'mean', 'expected-wins', 'trueskill'] as const;
export type Aggregation = (typeof AGGREGATIONS)[number];
