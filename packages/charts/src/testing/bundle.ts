import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A source file of the package, bundled with everything it needs into one script for a page. */
export async function bundle(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // As for readers: in test mode React's development build would be used.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['stet-source', 'module', 'browser'] },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: fileURLToPath(new URL(`../${file}`, import.meta.url)), formats: ['iife'], name: 'stetTest' },
    },
  });
  const [output] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (output.type !== 'chunk') throw new Error(`${file} gives no script`);
  return output.code;
}
