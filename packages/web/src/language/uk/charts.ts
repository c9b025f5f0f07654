import { speechOf, type ChartWords } from '@stet/charts';

const speech = speechOf('uk');

export const charts: ChartWords = { speech };
