import type { StetErrorDetails } from '@stet/core/internal';

/** What a job in another thread gave; or an error as data, since its class does not cross threads. */
export type JobAnswer<T> = { readonly result: T } | { readonly error: StetErrorDetails };
