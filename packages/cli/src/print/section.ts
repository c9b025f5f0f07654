export type { Section } from '@stet/charts';
