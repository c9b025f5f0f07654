import { StetError } from '@stet/core/worker';

/** What can go wrong with files. */
export const NODE_ERROR_CODES = ['FILE_UNWRITABLE', 'SOURCES_DIFFER', 'THREAD_FAILED', 'TOO_LARGE'] as const;

export type NodeErrorCode = (typeof NODE_ERROR_CODES)[number];

export class NodeError extends StetError<NodeErrorCode> {}
