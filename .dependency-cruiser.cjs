/**
 * The arrows of the design: cli, server → node → core; web, cli, server → charts → core; vitest → core; reproduce and
 * checkers are leaves on node, which cli loads when called, and of checkers server
 * the part that asks models. Inside core, data flows one way.
 */
const flow = [
  'random',
  'stats',
  'text',
  'tables',
  'corpus',
  'edits',
  'formats',
  'answers',
  'metrics',
  'runner',
  'significance',
  'scoring',
  'annotators',
  'gate',
  'scoreboard',
  'shards',
  'tasks',
  'judgments',
  'conversion',
  'ranking',
  'meta',
  'validation',
];

/** What each package that runs in Node may use, besides itself. */
const uses = {
  node: ['core', 'tagger-en'],
  server: ['node', 'charts', 'checkers', 'core'],
  checkers: ['node', 'core'],
  reproduce: ['node', 'charts', 'core'],
};

const rules = [
  {
    name: 'core-stands-alone',
    comment: 'core has no I/O: nothing from Node, nothing from the packages above it, only libraries that run anywhere',
    from: { path: '^packages/core/src', pathNot: ['\\.test\\.ts$', '/testing/'] },
    to: { pathNot: ['^packages/core/src', '^node_modules/(papaparse|saxes)/'] },
  },
  {
    name: 'charts-use-core-only',
    comment: 'charts run in a page and in a report: React and d3, nothing from Node',
    from: { path: '^packages/charts/src', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
    to: {
      pathNot: ['^packages/(charts|core)/src', '^node_modules/(@types/)?(react|react-dom|d3-scale|d3-shape)/'],
    },
  },
  {
    name: 'vitest-uses-core-only',
    comment: 'the matchers come into the tests of others: core, and the vitest that is there',
    from: { path: '^packages/vitest/src', pathNot: ['\\.test\\.ts$'] },
    to: { pathNot: ['^packages/(core|vitest)/src', '^node_modules/vitest/'] },
  },
  {
    name: 'tagger-uses-core-only',
    comment: 'the tagger runs in a page too: core with its words, and its own model',
    from: { path: '^packages/tagger-en/src', pathNot: ['\\.test\\.ts$'] },
    to: {
      pathNot: [
        '^packages/(core|tagger-en)/src',
        '^packages/core/data/words\\.(js|d\\.ts)$',
        '^packages/tagger-en/data/model\\.(js|d\\.ts)$',
      ],
    },
  },
  {
    name: 'the-tagger-is-loaded-late',
    comment: 'its model takes its time to load',
    from: { path: '^packages/(cli|node|reproduce|server|web)/src', pathNot: ['\\.test\\.tsx?$'] },
    to: { path: '^packages/tagger-en/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
  },
  {
    name: 'cli-loads-the-leaves-late',
    comment: 'only a command or two needs each of them, and they take their time to load',
    from: { path: '^packages/cli/src', pathNot: ['\\.test\\.ts$', '/testing/'] },
    to: { path: '^packages/(checkers|reproduce|server)/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
  },
  {
    name: 'server-loads-checkers-late',
    comment: 'only a server that may ask models needs them',
    from: { path: '^packages/server/src', pathNot: ['\\.test\\.ts$', '/testing/'] },
    to: { path: '^packages/checkers/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
  },
  {
    name: 'web-uses-charts-and-core',
    comment: 'the page runs in a browser; of the server it knows the types alone',
    from: { path: '^packages/web/src', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
    to: {
      pathNot: [
        '^packages/(charts|core|web)/src',
        '^packages/core/data/word(?:net|s)\\.js$',
        '^packages/tagger-en/src/index\\.ts$',
        '^node_modules/(@types/)?(react|react-dom)/',
        '^node_modules/(wouter|@dnd-kit|snowball-stemmers)/',
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'packages-meet-at-their-index',
    from: { path: '^packages/([^/]+)/src' },
    to: {
      path: '^packages/([^/]+)/src',
      pathNot: [
        '^packages/$1/',
        '^packages/[^/]+/src/(index|internal|bundles|programs|worker)\\.ts$',
        '^packages/[^/]+/src/testing/',
      ],
    },
  },
  {
    name: 'tests-stay-out',
    from: { pathNot: ['\\.test\\.tsx?$', '/testing/'] },
    to: { path: ['\\.test\\.tsx?$', '/testing/'] },
  },
  ...flow.slice(0, -1).map((folder, at) => ({
    name: `core-flows-on-from-${folder}`,
    from: { path: `^packages/core/src/${folder}/`, pathNot: ['\\.test\\.ts$'] },
    to: { path: `^packages/core/src/(${flow.slice(at + 1).join('|')})/` },
  })),
  ...Object.entries(uses).map(([name, used]) => ({
    name: `${name}-uses-${used.join('-and-')}`,
    from: { path: `^packages/${name}/src` },
    to: { path: '^packages/', pathNot: `^packages/(${[name, ...used].join('|')})/` },
  })),
];

module.exports = {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '^packages/(core/browser|server/app)/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['stet-source', 'import', 'node', 'default'],
    },
  },
};
