// The next version of articles.mjs, with a rule that is broken on purpose.
import { articlesPipeline } from './articles-pipeline.mjs';

export { rules } from './articles-pipeline.mjs';
export const checker = 'articles';
export const version = '1.1.0';
export default articlesPipeline({ isBroken: true });
