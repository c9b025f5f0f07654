import { build } from 'vite';

interface Bundle {
  /** Characters of the code that a page loads at once. */
  readonly size: number;
  /** The modules that have code in it. */
  readonly modules: readonly string[];
  /** The modules that are loaded later, when asked for. */
  readonly later: readonly string[];
}

/** Bundles a program as a page would get it, with the package as others get it: built, and by its name. */
export async function bundle(program: string): Promise<Bundle> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, rolldownOptions: { input: 'program', preserveEntrySignatures: 'strict' } },
    plugins: [
      {
        name: 'program',
        resolveId: (id: string) => (id === 'program' ? '\0program' : undefined),
        load: (id: string) => (id === '\0program' ? program : undefined),
      },
    ],
  });
  const chunks = [result]
    .flat()
    .flatMap((built) => ('output' in built ? built.output : []))
    .filter((output) => output.type === 'chunk');
  const entries = chunks.filter(({ isDynamicEntry }) => !isDynamicEntry);
  const modulesOf = (some: typeof chunks): string[] =>
    some.flatMap(({ modules }) =>
      Object.entries(modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => id.replaceAll('\\', '/')),
    );
  return {
    size: entries.reduce((sum, { code }) => sum + code.length, 0),
    modules: modulesOf(entries),
    later: modulesOf(chunks.filter(({ isDynamicEntry }) => isDynamicEntry)),
  };
}
