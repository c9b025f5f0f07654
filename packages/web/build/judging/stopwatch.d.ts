/** Time that counts only while the page is in view. */
export interface Stopwatch {
    readonly ms: () => number;
    readonly stop: () => void;
}
/** Starts to count from the time spent already. */
export declare function startStopwatch(spentMs: number, now?: () => number): Stopwatch;
//# sourceMappingURL=stopwatch.d.ts.map