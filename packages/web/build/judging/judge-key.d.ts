/** The key in a judge's link, or a key by itself. */
export declare function judgeKeyIn(link: string): string | undefined;
//# sourceMappingURL=judge-key.d.ts.map