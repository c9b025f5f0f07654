import { availableParallelism } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const MINUTES = 60_000;

const tests = (folder: string, name = '*'): string => `packages/${folder}/src/**/${name}.test.{ts,tsx}`;

/** They put a toy into a list of the sources, which no other test may see, or tell the whole process that it is to end. */
const APART = '{toy-*,interruptible}';

/** Half a minute and more each, in short files: begun last, as Vitest would, they would keep one core waiting for the other. */
const LONGEST = ['durability', 'workers', 'train.golden', 'looks', 'reproduce.golden', 'queue'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      LONGEST.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Most code of a test runs for a second or two: what V8 collects and optimises eagerly costs more than it gains. */
const UNHURRIED = ['--min-semi-space-size=64', '--max-semi-space-size=64'];
// Later releases know no such option, and start with none that they do not know.
if (Number(process.versions.node.split('.')[0]) < 22) UNHURRIED.push('--interrupt-budget=1000000');

/**
 * Vitest keeps what a module exports in an object without a prototype, which V8 looks up anew at each use of an imported name.
 * Once properties were enumerated through an object that inherits from it, V8 gives it a fixed layout, and inlines across
 * modules as it does in the build: what tests compute takes a fifth less.
 */
const fastExports: NonNullable<ViteUserConfig['plugins']> = [
  {
    name: 'fast-exports',
    enforce: 'post',
    transform: (code, id) =>
      /\/packages\/.*\.tsx?$/u.test(id)
        ? { code: `${code}\n;for (const _ in Object.create(__vite_ssr_exports__));`, map: null }
        : undefined,
  },
];

/** The packages meet as sources, so that tests need no build; a condition of our own, which no bundler of others sets. */
const conditions = ['stet-source', 'module', 'node', 'development'];

export default defineConfig({
  plugins: fastExports,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // What is waited for comes at once as a rule; a busy machine is given time.
    testTimeout: 10 * MINUTES,
    hookTimeout: 10 * MINUTES,
    expect: { poll: { timeout: 2 * MINUTES } },
    // Tests of pages and of processes wait while others compute; each more loads and compiles everything once more.
    maxWorkers: availableParallelism() + 1,
    execArgv: UNHURRIED,
    sequence: { sequencer: LongestFirst },
    globalSetup: 'packages/cli/src/testing/provide-scratch.ts',
    setupFiles: 'packages/cli/src/testing/begin-folder.ts',
    projects: [
      // They leave nothing behind in a module, and share them: to load them anew takes longer than most of the tests.
      { extends: true, test: { name: 'shared', include: [tests('*')], exclude: [tests('*', APART)], isolate: false } },
      { extends: true, test: { name: 'apart', include: [tests('*', APART)] } },
    ],
  },
});
