import { StetError } from '@stet/core/internal';

/** What can go wrong in the page itself. */
export const WEB_ERROR_CODES = ['BAD_LINK', 'PAGE_FAULT', 'TOO_LARGE', 'UNKNOWN', 'UNREACHABLE'] as const;

export type WebErrorCode = (typeof WEB_ERROR_CODES)[number];

export class WebError extends StetError<WebErrorCode> {}
