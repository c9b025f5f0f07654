import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { Exchange } from './exchange.js';

export interface HttpsAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface HttpsRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
}

/** Somebody at an address of this machine, who trusts one certificate. */
export interface HttpsClient {
  readonly send: (method: string, path: string, request?: HttpsRequest) => Promise<HttpsAnswer>;
  /** The same, for the API. */
  readonly exchange: Exchange;
  readonly close: () => void;
}

/** `fetch` can neither trust a certificate of one's own nor choose the address that it calls from. */
export function httpsClient(
  url: string,
  { ca, from }: { readonly ca?: string; readonly from?: string } = {},
): HttpsClient {
  const { protocol, hostname, port } = new URL(url);
  const { request, Agent } = protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const common = { hostname, port, agent, ca, localAddress: from, family: 4 };
  const send: HttpsClient['send'] = (method, path, { headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const sent = request({ ...common, method, path, headers: { ...length, ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const { statusCode: status = 0, headers: received } = response;
          resolve({ status, headers: received, text: Buffer.concat(chunks).toString('utf8') });
        });
      });
      sent.once('error', reject);
      sent.end(body);
    });
  return {
    send,
    exchange: (method, path, { headers, body }) => send(method, `/api/v1/${path}`, { headers, body }),
    close: () => agent.destroy(),
  };
}
