/** Who a route is for. */
export type Audience =
  | 'organiser'
  | 'judge'
  | 'annotator'
  | 'team'
  | 'entrant'
  | 'join'
  | 'register'
  | 'crowd'
  | 'reader'
  | 'everybody';

/** Who each route is for, according to the API's description. */
export function audiencesOf(document: unknown): Map<string, Audience> {
  const { paths } = document as { paths: Record<string, Record<string, { security?: Record<string, unknown>[] }>> };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]): [string, Audience] => {
      const key = `${method.toUpperCase()} ${path}`;
      if (security === undefined) throw new Error(`${key} does not say who may call it`);
      return [key, audienceOf(security)];
    }),
  );
  return new Map(operations);
}

function audienceOf(security: readonly Record<string, unknown>[]): Audience {
  const schemes = security.flatMap(Object.keys);
  const isOptional = security.length > 1 && security.some((requirement) => Object.keys(requirement).length === 0);
  return isOptional ? 'reader' : ((schemes.at(0) ?? 'everybody') as Audience);
}
