/** Names the page in the browser's list of tabs. */
export declare function useTitle(title: string | undefined): void;
//# sourceMappingURL=use-title.d.ts.map