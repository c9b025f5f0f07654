/** Logs an event. Fields hold counts and route names, never texts, keys or people's addresses. */
export type Log = (event: string, fields?: Readonly<Record<string, string | number | boolean | undefined>>) => void;

/** Writes each event as a line of JSON. */
export function jsonLog(write: (line: string) => void, clock: () => number): Log {
  return (event, fields = {}) =>
    write(`${JSON.stringify({ time: new Date(clock()).toISOString(), event, ...fields })}\n`);
}
