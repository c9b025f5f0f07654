import type { CheckersErrorCode } from '@stet/checkers';
import type { CoreErrorCode } from '@stet/core/internal';
import type { NodeErrorCode } from '@stet/node';
import type { ServerErrorCode } from '../errors.js';

/** The code of an error that the API may answer with: its own, and those of the packages that it is built on. */
export type ApiErrorCode = CheckersErrorCode | CoreErrorCode | NodeErrorCode | ServerErrorCode;
