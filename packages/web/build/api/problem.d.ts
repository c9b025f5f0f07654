import type { StetErrorDetails } from '@stet/core';
/** What the server says went wrong, in the one shape it has for that. */
export type Problem = Omit<StetErrorDetails, 'code'> & {
    readonly code: string;
};
/** The server understood the request, and refused it. */
export declare class ApiError extends Error {
    readonly name = "ApiError";
    readonly status: number;
    readonly problem: Problem;
    /** The whole answer: a conflict also tells the state that the server has. */
    readonly body: unknown;
    constructor(status: number, problem: Problem, body: unknown);
}
/** No answer came: the network, or the server, is away. */
export declare class Unreachable extends Error {
    readonly name = "Unreachable";
}
/** Any error as something that can be shown to a person. */
export declare function problemOf(error: unknown): Problem;
//# sourceMappingURL=problem.d.ts.map