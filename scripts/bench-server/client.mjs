import { Buffer } from 'node:buffer';
import { setTimeout as pause } from 'node:timers/promises';

/** Somebody who sends requests to the server at `url()`. */
export function openClient(url, clientHeaders) {
  /** Sends a request and reads the answer; `ms` is how long both took. */
  const send = async (method, path, body, headers = {}) => {
    const isFile = typeof body === 'string' || body instanceof Uint8Array;
    const started = performance.now();
    const response = await fetch(path.startsWith('/') ? url() + path : `${url()}/api/v1/${path}`, {
      method,
      headers: {
        ...clientHeaders,
        ...(body === undefined ? {} : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes, ms: performance.now() - started };
  };
  /** Sends until the server takes it, waiting as long as it asks for; answers with the JSON. */
  const call = async (method, path, body, headers) => {
    for (;;) {
      const { status, headers: answered, bytes } = await send(method, path, body, headers);
      if (status < 300) return bytes.length === 0 ? undefined : JSON.parse(bytes.toString('utf8'));
      if (status !== 429 && status !== 503) throw new Error(`${method} ${path}: ${status} ${bytes.toString('utf8')}`);
      await pause(retryMs(answered));
    }
  };
  return { send, call };
}

/** For how long the server asks to wait. */
export function retryMs(headers) {
  return 1000 * Number(headers.get('retry-after') ?? 0.5);
}
