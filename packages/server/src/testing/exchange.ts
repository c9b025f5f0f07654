/** Sends a request of the API and receives the whole answer. */
export type Exchange = (method: string, path: string, request: ExchangeRequest) => Promise<ExchangeAnswer>;

interface ExchangeRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

interface ExchangeAnswer {
  readonly status: number;
  readonly text: string;
}

export function exchangeWith(url: string): Exchange {
  return async (method, path, { headers, body }) => {
    const response = await fetch(`${url}/api/v1/${path}`, { method, headers, body: body ?? null });
    return { status: response.status, text: await response.text() };
  };
}

/** Whether the connection was refused or broken off, before the answer or while it was read. */
export function isCutOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error) return ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(String(error.code));
  return error.message === 'fetch failed' || error.message.includes('terminated');
}

/** Whether a proxy answered that the server did not. */
export function isOfProxy(status: number): boolean {
  return status === 502 || status === 504;
}
