import { speechOf } from './speech.js';

const speech = speechOf('en');

/** The words of the charts, the explorer and the tables, in English. */
export const english = { speech };
