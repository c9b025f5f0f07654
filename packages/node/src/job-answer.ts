import type { StetErrorDetails } from '@stet/core/internal';

/** The result of a job in another thread, or its error as data, since a class does not survive the crossing. */
export type JobAnswer<T> = { readonly result: T } | { readonly error: StetErrorDetails };
