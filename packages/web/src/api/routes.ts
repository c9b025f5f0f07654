import type { ApiRoutes } from '@stet/server';

/** The page learns from the server's routes what each path takes and answers; nothing here exists at run time. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type AnyPath = keyof ApiRoutes;

/** The paths that have a method. */
export type PathFor<M extends Method> = {
  [Path in AnyPath]: `$${M}` extends keyof ApiRoutes[Path] ? Path : never;
}[AnyPath];

/** The successful responses of a call; every route may also answer with an error. */
type Success<M extends Method, Path extends AnyPath> = Extract<
  ApiRoutes[Path][`$${M}` & keyof ApiRoutes[Path]],
  { status: 200 | 201 | 204 }
>;

export type Answer<M extends Method, Path extends AnyPath> =
  Success<M, Path> extends infer Ending
    ? Ending extends { status: 204 }
      ? undefined
      : Ending extends { output: infer Body }
        ? Body
        : never
    : never;

type OptionalKeys<Input> = { [Key in keyof Input]: object extends Input[Key] ? Key : never }[keyof Input];

/** Makes `param`, `query` and `json` optional where all their fields are. */
type Lenient<Input> = Omit<Input, OptionalKeys<Input>> & Partial<Pick<Input, OptionalKeys<Input>>>;

/** The input of a path: `param`, `query` and `json`, from its schemas. */
export type CallInput<M extends Method, Path extends AnyPath> =
  Success<M, Path> extends { input: infer Input } ? Lenient<Input> : never;
