import { StetError } from '@stet/core/worker';

/** What can go wrong with files, threads and programs. */
export const NODE_ERROR_CODES = [
  'BAD_BUNDLE',
  'BAD_ZIP',
  'FILE_UNWRITABLE',
  'PROGRAM_ENDED',
  'PROGRAM_SILENT',
  'PROGRAM_TOO_LARGE',
  'PROGRAM_TOO_LOUD',
  'SOURCES_DIFFER',
  'THREAD_FAILED',
  'TOO_LARGE',
] as const;

export type NodeErrorCode = (typeof NODE_ERROR_CODES)[number];

export class NodeError extends StetError<NodeErrorCode> {}
