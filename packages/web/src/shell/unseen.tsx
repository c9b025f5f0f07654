import type { WrapText } from '../language/wrap-text.js';

/** Words that only screen readers say, such as which of many rows a button belongs to. */
export const unseen: WrapText = (text) => <span className="unseen">{text}</span>;
