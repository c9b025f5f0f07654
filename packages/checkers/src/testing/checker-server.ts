import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** From 0. */
  readonly number: number;
}

/** `drop` ends the connection, `hang` never answers, `junk` never stops. */
type Reply =
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body: string }
  | 'drop'
  | 'hang'
  | 'junk';

export interface CheckerServer {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  close(): Promise<void>;
}

/** A server on the loopback interface that answers with what `reply` returns. */
export async function startCheckerServer(
  reply: (request: ReceivedRequest) => Reply | Promise<Reply>,
): Promise<CheckerServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const request = { path: incoming.url ?? '', headers: incoming.headers, body, number: requests.length };
      requests.push(request);
      void Promise.resolve(reply(request)).then((answer) => {
        if (answer === 'hang') return;
        if (answer === 'drop') incoming.socket.destroy();
        else if (answer === 'junk') pour();
        else response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
      });
    });
    const pour = (): void => {
      while (!response.destroyed && response.write('data: junk\n'.repeat(10_000)));
      response.once('drain', pour);
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

/** An answer of LanguageTool that corrects `words`; offsets count UTF-16 units, as in Java. */
export function languageToolReply(text: string, words: Readonly<Record<string, readonly string[]>>): string {
  const matches = Object.entries(words).flatMap(([wrong, right]) => {
    const offset = text.indexOf(wrong);
    if (offset === -1) return [];
    return [{ offset, length: wrong.length, replacements: right.map((value) => ({ value })), rule: { id: 'WORD' } }];
  });
  return JSON.stringify({ software: { name: 'LanguageTool' }, matches });
}

/** The text that a request to LanguageTool asks about. */
export function languageToolText({ body }: ReceivedRequest): string {
  return new URLSearchParams(body).get('text') ?? '';
}

/** The answer of a chat completion. */
export function chatReply(content: string, finishReason = 'stop'): string {
  return JSON.stringify({ choices: [{ message: { role: 'assistant', content }, finish_reason: finishReason }] });
}
