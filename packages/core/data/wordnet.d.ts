/** The release of WordNet that the lines are made from. */
export declare const version: string;
/** The synsets and irregular base forms of each word, for `openSynonyms`. */
export declare const lines: string;
