/** An event as one line of JSON. Fields hold counts and names of routes, never text, keys or addresses of people. */
export type Log = (event: string, fields?: Readonly<Record<string, string | number | boolean | undefined>>) => void;

/** Writes events to a stream, the standard error as a rule. */
export function jsonLog(write: (line: string) => void, clock: () => number): Log {
  return (event, fields = {}) => {
    write(`${JSON.stringify({ time: new Date(clock()).toISOString(), event, ...fields })}\n`);
  };
}
