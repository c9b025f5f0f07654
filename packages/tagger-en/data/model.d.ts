/** The tagger's model, in Base64. */
export declare const model: string;
