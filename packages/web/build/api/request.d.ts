export interface RequestOptions {
    readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** Sent as JSON. */
    readonly body?: unknown;
    /** Sent as they are. */
    readonly bytes?: Blob;
    /** Of a judge's link. Organisers have a cookie instead. */
    readonly key?: string;
    readonly signal?: AbortSignal;
}
/** Asks the server, and returns its answer; nothing for an answer without content. */
export declare function request<Answer>(path: string, options?: RequestOptions): Promise<Answer>;
//# sourceMappingURL=request.d.ts.map