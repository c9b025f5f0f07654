import { NodeError, type TextBounds } from '@stet/node';
import type { MiddlewareHandler } from 'hono';
import { badRequest, ServerError } from '../errors.js';
import type { Env, RequestContext } from '../http/env.js';
import type { Limits } from '../services.js';
import type { Upload } from './upload.js';
import type { UploadTicket } from './upload-desk.js';

export const FILE_TYPE = /^application\/octet-stream\b/iu;

/** When to try again if there is no room. */
const RETRY_SECONDS = 2;

/** Ends an upload with its request, whatever came of it. */
export const endUploads: MiddlewareHandler<Env> = async (c, next) => {
  try {
    await next();
  } finally {
    c.get('upload')?.end();
  }
};

/** The context of a request that sends a file. */
export type UploadContext = RequestContext & { readonly set: (key: 'upload', ticket: UploadTicket) => void };

/** Receives the bytes of a file, and waits until it may be unpacked. At most `bounds` may be in it. */
export async function receiveUpload(c: UploadContext, file: string, bounds?: TextBounds): Promise<Upload> {
  const { req } = c;
  const { limits, uploads, aside } = c.var.services;
  const type = req.header('content-type') ?? 'none';
  if (!FILE_TYPE.test(type)) {
    throw badRequest('the content type application/octet-stream', type, 'Send the bytes of the file as they are.');
  }
  const ticket = uploads.begin(senderOf(c));
  c.set('upload', ticket);
  const bytes = await aside(async () => {
    const received = await receiveBytes(c, ticket);
    await ticket.turn();
    return received;
  });
  return { file, bytes, bounds: withinLimits(limits, bounds) };
}

/** What may be in a file: no more than the server takes of any. */
export function withinLimits(
  { unpackedBytes, uploadLines }: Limits,
  { maxBytes = Infinity, maxLines = Infinity }: Partial<TextBounds> = {},
): TextBounds {
  return { maxBytes: Math.min(maxBytes, unpackedBytes), maxLines: Math.min(maxLines, uploadLines) };
}

async function receiveBytes(c: RequestContext, ticket: UploadTicket): Promise<Buffer<ArrayBuffer>> {
  const { uploadBytes } = c.var.services.limits;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | null = c.req.raw.body;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > uploadBytes) throw tooLarge(uploadBytes);
    const full = ticket.hold(chunk.length);
    if (full !== undefined) throw noRoom(c, full);
  }
  return Buffer.concat(chunks);
}

/** Whose upload it is: whoever holds the same link or session. */
function senderOf({ req }: RequestContext): string {
  return req.header('authorization') ?? req.header('cookie') ?? '';
}

function noRoom(c: RequestContext, full: 'sender' | 'everybody'): ServerError {
  c.header('retry-after', String(RETRY_SECONDS));
  const isSender = full === 'sender';
  return new ServerError({
    code: isSender ? 'TOO_MANY_REQUESTS' : 'BUSY',
    expected: isSender ? 'a few uploads of yours at a time' : 'room for an upload',
    found: isSender ? 'more under way' : 'many others under way',
    remedy: `Wait ${RETRY_SECONDS} s and try again.`,
  });
}

export function tooLarge(most: number): NodeError {
  return new NodeError({
    code: 'TOO_LARGE',
    expected: `at most ${most} bytes`,
    found: 'more',
    remedy: 'Send less at once, or pack the file with gzip.',
  });
}
