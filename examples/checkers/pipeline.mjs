// A checker of your own: the default export is a unified processor, or a function from a text to its lints.
import { retext } from 'retext';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';

export const checker = 'house-style';
export const version = '1.0.0';
export const rules = ['retext-repeated-words', 'retext-indefinite-article'];
export default retext().use(retextRepeatedWords).use(retextIndefiniteArticle);
