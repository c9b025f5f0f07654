import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A source file of the package with all that it needs as one script for a page, made from the sources as they are. */
export async function bundle(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // As for readers: the tests' own mode would ask for React's development build.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['stet-source', 'module', 'browser'] },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: fileURLToPath(new URL(`../${file}`, import.meta.url)), formats: ['iife'], name: 'stetTest' },
    },
  });
  const [output] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (output.type !== 'chunk') throw new Error(`${file} gives no script`);
  return output.code;
}
