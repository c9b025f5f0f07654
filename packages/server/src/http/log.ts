/** Logs an event. Fields hold counts and route names, never texts, keys or people's addresses. */
export type Log = (event: string, fields?: Readonly<Record<string, string | number | boolean | undefined>>) => void;

/** A stream that log lines go to. */
interface LogStream {
  readonly write: (line: string) => unknown;
  readonly on: (event: 'error', listener: () => void) => unknown;
}

/**
 * Writes each event as a line of JSON, for as long as the stream takes lines: a full disk, or a reader that has gone,
 * must not end the server.
 */
export function jsonLog(stream: LogStream, clock: () => number): Log {
  stream.on('error', () => undefined);
  return (event, fields = {}) =>
    stream.write(`${JSON.stringify({ time: new Date(clock()).toISOString(), event, ...fields })}\n`);
}
