import { availableParallelism } from 'node:os';
import type { ResolvedConfig } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const MINUTES = 60_000;

/**
 * Where `npm test` has compiled the tests and all that they import, for Node to load by itself: three processes that each ask
 * for thousands of files one by one spend minutes on it. Otherwise Vite compiles what is run, and watches it.
 */
const COMPILED = process.env.STET_COMPILED_TESTS;

const SOURCES = { folder: 'packages', extension: 'ts' };
const SHARED = COMPILED === undefined ? SOURCES : { folder: COMPILED, extension: 'js' };

type Place = typeof SOURCES;

const tests = ({ folder, extension }: Place, name = '*'): string =>
  `${folder}/*/src/**/${name}.test.{${extension},${extension}x}`;

const setUp = ({ folder, extension }: Place): NonNullable<ViteUserConfig['test']> => ({
  globalSetup: `${folder}/cli/src/testing/provide-scratch.${extension}`,
  setupFiles: `${folder}/cli/src/testing/begin-folder.${extension}`,
});

/** They put other modules in place of some, which no other test may see, or tell the whole process that it is to end. */
const APART = '{toy-*,answer-in-turns,interruptible}';

/** Half a minute and more each, in short files: begun last, as Vitest would, they would keep one core waiting for the other. */
const LONGEST = ['durability', 'workers', 'train.golden', 'looks', 'reproduce.golden', 'queue'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // Among the others they would end the processes that the others share.
    const isApart = ({ project }: TestSpecification): boolean => project.name === 'apart';
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      LONGEST.some((name) => moduleId.includes(`/${name}.test.`));
    const shared = sorted.filter((file) => !isApart(file));
    return [...sorted.filter(isApart), ...shared.filter(isLong), ...shared.filter((file) => !isLong(file))];
  }
}

/** Most code of a test runs for a second or two: what V8 collects and optimises eagerly costs more than it gains. */
const UNHURRIED = ['--min-semi-space-size=64', '--max-semi-space-size=64'];
// Later releases know no such option, and start with none that they do not know.
if (Number(process.versions.node.split('.')[0]) < 22) UNHURRIED.push('--interrupt-budget=1000000');

/** The packages meet as sources, so that tests need no build; a condition of our own, which no bundler of others sets. */
const conditions = ['stet-source', 'module', 'node'];

/** What is compiled is loaded as users load it: Vitest would have Node look for sources, also for those of other packages. */
const asReleased = {
  name: 'as-released',
  configResolved: ({ ssr }: ResolvedConfig): void => {
    if (ssr.resolve !== undefined) ssr.resolve.conditions = [];
  },
};

export default defineConfig({
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
    projects: [
      // They leave nothing behind in a module, and share them: to load them anew takes longer than most of the tests.
      {
        extends: true,
        plugins: COMPILED === undefined ? [] : [asReleased],
        test: {
          name: 'shared',
          ...setUp(SHARED),
          include: [tests(SHARED)],
          exclude: [tests(SHARED, APART)],
          isolate: false,
          experimental: { viteModuleRunner: COMPILED === undefined, nodeLoader: false },
        },
      },
      { extends: true, test: { name: 'apart', ...setUp(SOURCES), include: [tests(SOURCES, APART)] } },
    ],
  },
});
