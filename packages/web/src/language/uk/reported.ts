import { speechOf } from '@stet/charts';
import { phraseBook } from '../phrase-book.js';
import { phrases } from './phrases/index.js';

export const reported = phraseBook(phrases, speechOf('uk'));
