import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What becomes of a request on its way. */
export type Fate =
  | { readonly kind: 'pass' }
  /** The server gets it, and its answer is lost. */
  | { readonly kind: 'lose'; readonly then?: () => Promise<void> }
  /** It does not get through; this is answered instead. */
  | { readonly kind: 'refuse'; readonly status: number; readonly headers?: Readonly<Record<string, string>> };

export interface UnsteadyProxy {
  readonly url: string;
  /** The requests so far, such as `POST /api/v1/team/submissions`. */
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

/** Stands between a client and a server, and decides what becomes of each request. */
export async function unsteadyProxy(
  serverUrl: () => string,
  fateOf: (request: string, count: number) => Fate,
): Promise<UnsteadyProxy> {
  const requests: string[] = [];
  const proxy = createServer((incoming, outgoing) => {
    const name = `${incoming.method} ${incoming.url?.split('?')[0]}`;
    requests.push(name);
    const fate = fateOf(name, requests.filter((other) => other === name).length);
    const work = async (): Promise<void> => {
      if (fate.kind === 'refuse') {
        outgoing.writeHead(fate.status, fate.headers).end('{}');
        return;
      }
      const { status, headers, body } = await forward(new URL(incoming.url ?? '/', serverUrl()), incoming);
      if (fate.kind === 'pass') {
        outgoing.writeHead(status, headers).end(body);
        return;
      }
      await fate.then?.();
      outgoing.destroy();
    };
    work().catch(() => outgoing.destroy());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    requests,
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

async function forward(
  url: URL,
  incoming: IncomingMessage,
): Promise<{ readonly status: number; readonly headers: IncomingMessage['headers']; readonly body: Buffer }> {
  const sent = await buffer(incoming);
  const outgoing = request(url, { method: incoming.method, headers: incoming.headers, agent: false });
  outgoing.end(sent);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}
