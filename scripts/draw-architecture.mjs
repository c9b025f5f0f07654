// Draws the packages and the folders of core into docs/architecture.md; with --check it only says whether that is up to date.
// Refuses arrows that the design does not allow, and cycles.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = join(ROOT, 'docs', 'architecture.md');

const { modules, summary } = readModules();
if (summary.violations.length > 0) fail(summary.violations.map(describeViolation).join('\n'));
const cycle = findCycle(new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(resolvedOf)])));
if (cycle !== undefined) fail(`no-cycles: ${cycle.join(' → ')}`);

const pictures = {
  packages: draw(/^packages\/([^/]+)\/src\//u),
  'folders of core': draw(/^packages\/core\/src\/([^/.]+)\//u, ['entries']),
};
const page = readFileSync(PAGE, 'utf8');
const drawn = page.replaceAll(
  /(<!-- (?<name>[\w ]+) -->\n\n```mermaid\n).*?(```)/gsu,
  (whole, start, name, end) => `${start}${pictures[name]}${end}`,
);
if (process.argv.includes('--check')) {
  if (drawn !== page) fail('docs/architecture.md is out of date: run npm run architecture.');
} else {
  writeFileSync(PAGE, drawn);
}

/** The arrows between groups of modules as a Mermaid graph, without those that follow from others. */
function draw(group, without = []) {
  const arrows = arrowsBetween(group, without);
  const knot = [...arrows.keys()].find((name) => reaches(arrows, name, name));
  if (knot !== undefined) fail(`There is a knot: ${knot} depends on itself through others.`);
  const lines = [...arrows].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((via) => via !== to && reaches(arrows, via, to)))
      .map((to) => `  ${from} --> ${to}`),
  );
  return `graph LR\n${lines.sort().join('\n')}\n`;
}

function arrowsBetween(group, without) {
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    const from = group.exec(source)?.[1];
    if (from === undefined || without.includes(from) || isTest(source)) continue;
    const targets = arrows.get(from) ?? new Set();
    for (const { resolved } of dependencies) {
      const to = group.exec(resolved)?.[1];
      if (to !== undefined && to !== from && !without.includes(to) && !isTest(resolved)) targets.add(to);
    }
    arrows.set(from, targets);
  }
  return arrows;
}

function reaches(arrows, from, goal, seen = new Set()) {
  for (const next of arrows.get(from) ?? []) {
    if (next === goal) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    if (reaches(arrows, next, goal, seen)) return true;
  }
  return false;
}

/**
 * The first cycle of a graph, from one of its nodes back to it. dependency-cruiser's own rule looks for the cycles of each
 * import anew, which takes as long as all else that it does.
 */
function findCycle(graph) {
  const done = new Set();
  const visit = (node, path) => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const found = visit(next, [...path, node]);
      if (found !== undefined) return found;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const found = visit(node, []);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isTest(path) {
  return /\.test\.tsx?$|\/testing\//u.test(path);
}

function readModules() {
  const { stdout } = spawnSync(
    join(ROOT, 'node_modules', '.bin', 'depcruise'),
    ['packages', '--no-progress', '--output-type', 'json'],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28, shell: process.platform === 'win32' },
  );
  return JSON.parse(stdout);
}

function resolvedOf({ resolved }) {
  return resolved;
}

function describeViolation({ rule, from, to }) {
  return `${rule.name}: ${from} → ${to}`;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
