import { speechOf, type ChartWords } from '@stet/charts';

const speech = speechOf('de');

export const charts: ChartWords = { speech };
