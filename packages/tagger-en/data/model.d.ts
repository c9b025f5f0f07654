/** The tagger's model, deflated, in Base64. */
export declare const model: string;
