import type { Translate } from '../phrase-book.js';

/** What the server and the engines say is English as they write it. */
export const reported: Translate = (english) => english;
