/**
 * The arrows of the design: cli, server → node → core; web, cli, server → charts → core; vitest → core; reproduce and
 * checkers are leaves on node, which cli loads when called. Inside core, data flows one way.
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
];

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'core-stands-alone',
      comment:
        'core has no I/O: nothing from Node, nothing from the packages above it, only libraries that run anywhere',
      severity: 'error',
      from: { path: '^packages/core/src', pathNot: ['\\.test\\.ts$', '/testing/'] },
      to: { pathNot: ['^packages/core/src', '^node_modules/(papaparse|saxes|wink-pos-tagger)/'] },
    },
    {
      name: 'node-uses-core-only',
      severity: 'error',
      from: { path: '^packages/node/src' },
      to: { path: '^packages/(charts|checkers|cli|reproduce|server|vitest|web)' },
    },
    {
      name: 'charts-use-core-only',
      comment: 'charts run in a page and in a report: React and d3, nothing from Node',
      severity: 'error',
      from: { path: '^packages/charts/src', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      to: {
        pathNot: ['^packages/(charts|core)/src', '^node_modules/(@types/)?(react|react-dom|d3-scale|d3-shape)/'],
      },
    },
    {
      name: 'vitest-uses-core-only',
      comment: 'the matchers come into the tests of others: core, and the vitest that is there',
      severity: 'error',
      from: { path: '^packages/vitest/src', pathNot: ['\\.test\\.ts$'] },
      to: { pathNot: ['^packages/(core|vitest)/src', '^node_modules/vitest/'] },
    },
    {
      name: 'server-uses-node-and-core',
      severity: 'error',
      from: { path: '^packages/server/src' },
      to: { path: '^packages/(checkers|cli|reproduce|vitest|web)' },
    },
    {
      name: 'checkers-use-node-and-core',
      severity: 'error',
      from: { path: '^packages/checkers/src' },
      to: { path: '^packages/(charts|cli|reproduce|server|vitest|web)' },
    },
    {
      name: 'reproduce-uses-node-charts-and-core',
      severity: 'error',
      from: { path: '^packages/reproduce/src' },
      to: { path: '^packages/(checkers|cli|server|vitest|web)' },
    },
    {
      name: 'cli-loads-the-leaves-late',
      comment: 'only a command or two needs each of them, and they take their time to load',
      severity: 'error',
      from: { path: '^packages/cli/src', pathNot: ['\\.test\\.ts$'] },
      to: { path: '^packages/(checkers|reproduce|server)/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'web-uses-charts-and-core',
      comment: 'the page runs in a browser; of the server it knows the types alone',
      severity: 'error',
      from: { path: '^packages/web/src', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      to: {
        pathNot: [
          '^packages/(charts|core|web)/src',
          '^node_modules/(@types/)?(react|react-dom)/',
          '^node_modules/(wouter|@dnd-kit)/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'packages-meet-at-their-index',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src' },
      to: {
        path: '^packages/([^/]+)/src',
        pathNot: ['^packages/$1/', '^packages/[^/]+/src/(index|internal)\\.ts$', '^packages/[^/]+/src/testing/'],
      },
    },
    {
      name: 'tests-stay-out',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      to: { path: ['\\.test\\.tsx?$', '/testing/'] },
    },
    ...flow.slice(0, -1).map((folder, at) => ({
      name: `core-flows-on-from-${folder}`,
      severity: 'error',
      from: { path: `^packages/core/src/${folder}/`, pathNot: ['\\.test\\.ts$'] },
      to: { path: `^packages/core/src/(${flow.slice(at + 1).join('|')})/` },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['stet-source', 'import', 'node', 'default'],
    },
  },
};
