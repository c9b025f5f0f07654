import { articlesPipeline } from './articles-pipeline.mjs';

export { rules } from './articles-pipeline.mjs';
export const checker = 'articles';
export const version = '1.0.0';
export default articlesPipeline({ isBroken: false });
