/** An id that nobody else makes; `crypto.randomUUID` is missing where the page comes without encryption. */
export declare function newId(): string;
//# sourceMappingURL=new-id.d.ts.map