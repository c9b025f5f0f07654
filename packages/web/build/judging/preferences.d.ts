/** How a judge likes the page; kept in the browser. */
export interface Preferences {
    /** Show what was changed in each output. */
    readonly marks: boolean;
    /** Digits rank, Enter saves, Backspace goes back. */
    readonly keys: boolean;
}
export declare function usePreferences(): [Preferences, (change: Partial<Preferences>) => void];
//# sourceMappingURL=preferences.d.ts.map