/** Words of letters of the British dictionary of SCOWL, for `WordTable`. */
export declare const lines: string;
