import { VERSION } from '../../version.js';
import type { LintDiff } from '../diff/diff-runs.js';
import type { LintChangeKind, PlacedLint } from '../diff/lint-change.js';
import { lintPlace } from '../diff/unstable-lints.js';
import type { Lint, LintCheck, LintRun } from '../lint-run.js';
import { fileOfUnit, regionsIn, type FileRegion, type UnitPlace } from '../place-units.js';
import { lintFingerprint } from './lint-fingerprint.js';

/** What GitHub takes of one run; the rest would make it refuse the file. */
export const GITHUB_RESULTS = 25_000;
const GITHUB_RULES = 25_000;

/** From the standard, appendix on JSON: the address that names the schema. */
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json';

export interface SarifOptions {
  /** Against a baseline, each result says what became of it. */
  readonly diff?: LintDiff | undefined;
  readonly placeOf?: ((check: LintCheck) => UnitPlace) | undefined;
}

type BaselineState = 'new' | 'unchanged' | 'updated' | 'absent';

const STATES: Readonly<Record<LintChangeKind, BaselineState>> = {
  same: 'unchanged',
  changed: 'updated',
  moved: 'updated',
  'other rule': 'updated',
  removed: 'absent',
  added: 'new',
};

/** What is new first, since readers see only some thousands. */
const ORDER: readonly (BaselineState | undefined)[] = ['new', 'updated', 'unchanged', 'absent', undefined];

interface Result extends PlacedLint {
  readonly state: BaselineState | undefined;
}

/** A run as SARIF 2.1.0, which code hosts and editors read. */
export function printSarif(run: LintRun, options: SarifOptions = {}): string {
  return [...sarifPieces(run, options)].join('');
}

/** The same piece by piece, a result on each line: a file of 25,000 results is better not held as one string. */
export function* sarifPieces(run: LintRun, { diff, placeOf = bare }: SarifOptions = {}): Generator<string, void> {
  const results = resultsOf(run, diff);
  const kept = results.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state)).slice(0, GITHUB_RESULTS);
  const rules = [...new Set(kept.map(({ lint }) => lint.rule))].slice(0, GITHUB_RULES);
  const ruleIndex = new Map(rules.map((rule, at) => [rule, at]));
  const examples = new Map(kept.map(({ lint }) => [lint.rule, lint]));
  const about = {
    tool: {
      driver: {
        name: run.checker,
        version: run.version,
        ...(SEMANTIC.test(run.version) ? { semanticVersion: run.version } : {}),
        rules: rules.map((rule) => describeRule(rule, examples.get(rule))),
      },
      extensions: [{ name: 'stet', version: VERSION }],
    },
    columnKind: 'utf16CodeUnits',
    invocations: [invocationOf(run, results.length - kept.length, placeOf)],
  };
  yield `{"$schema":${JSON.stringify(SCHEMA)},"version":"2.1.0","runs":[${JSON.stringify(about).slice(0, -1)},"results":[`;
  for (const [at, result] of kept.entries()) {
    yield `${at === 0 ? '' : ','}\n${JSON.stringify(resultObject(result, ruleIndex, placeOf(result.check)))}`;
  }
  yield '\n]}]}\n';
}

const SEMANTIC = /^\d+\.\d+\.\d+(?:[-+].*)?$/u;

/** Without files, a unit is known by name alone. */
const bare = ({ unit }: LintCheck): UnitPlace => ({ file: fileOfUnit(unit), offset: 0 });

/** The lints of a run, and those of its baseline that are gone. */
function resultsOf(run: LintRun, diff: LintDiff | undefined): Result[] {
  if (diff === undefined) {
    return run.checks.flatMap((check) => check.lints.map((lint) => ({ check, lint, state: undefined })));
  }
  const states = new Map<Lint, BaselineState>();
  for (const { change, now } of diff.changes) if (now !== undefined) states.set(now.lint, STATES[change]);
  const unstable = new Set(diff.unstable.map(({ check, lint }) => lintPlace(check.unit, lint)));
  // What is unstable was left out of the diff, and is no news; the rest stands in text that is new.
  const stateOf = (check: LintCheck, lint: Lint): BaselineState =>
    states.get(lint) ?? (unstable.has(lintPlace(check.unit, lint)) ? 'unchanged' : 'new');
  return [
    ...run.checks.flatMap((check) => check.lints.map((lint) => ({ check, lint, state: stateOf(check, lint) }))),
    ...diff.changes.flatMap(({ change, before }) =>
      change === 'removed' && before !== undefined ? [{ ...before, state: 'absent' as const }] : [],
    ),
  ];
}

function describeRule(rule: string, example: Lint | undefined): unknown {
  return {
    id: rule,
    shortDescription: { text: example?.group === undefined ? rule : `${example.group}: ${rule}` },
    ...(example?.url === undefined ? {} : { helpUri: example.url }),
    defaultConfiguration: { level: example === undefined ? 'warning' : levelOf(example) },
  };
}

/** A severity in the words of the standard. */
export function levelOf({ severity = 'warning' }: Pick<Lint, 'severity'>): 'error' | 'warning' | 'note' {
  if (/^error|^fatal/iu.test(severity)) return 'error';
  return /^(?:info|note|hint|suggestion|style)/iu.test(severity) ? 'note' : 'warning';
}

function resultObject(
  { check, lint, state }: Result,
  ruleIndex: ReadonlyMap<string, number>,
  unitPlace: UnitPlace,
): unknown {
  const { file } = unitPlace;
  const artifactLocation = { uri: uriOf(file) };
  const place = regionsIn(unitPlace)?.(lint);
  const deletedRegion =
    place === undefined ? { charOffset: lint.start, charLength: lint.text.length } : regionObject(place);
  return {
    ruleId: lint.rule,
    ...(ruleIndex.has(lint.rule) ? { ruleIndex: ruleIndex.get(lint.rule) } : {}),
    level: levelOf(lint),
    message: { text: lint.message === '' ? lint.rule : lint.message },
    locations: [
      {
        physicalLocation: {
          artifactLocation,
          region: { ...deletedRegion, snippet: { text: lint.text } },
        },
        ...(file === check.unit ? {} : { logicalLocations: [{ fullyQualifiedName: check.unit }] }),
      },
    ],
    ...(lint.suggestions.length === 0
      ? {}
      : {
          fixes: lint.suggestions.map((suggestion) => ({
            description: { text: suggestion === '' ? 'Remove it' : `Replace with “${suggestion}”` },
            artifactChanges: [
              { artifactLocation, replacements: [{ deletedRegion, insertedContent: { text: suggestion } }] },
            ],
          })),
        }),
    partialFingerprints: { 'stetLint/v1': lintFingerprint({ check, lint }) },
    ...(state === undefined ? {} : { baselineState: state }),
    properties: {
      unit: check.unit,
      ...(check.register === undefined ? {} : { register: check.register }),
      ...(lint.group === undefined ? {} : { group: lint.group }),
    },
  };
}

function regionObject({ start, end, startLine, startColumn, endLine, endColumn }: FileRegion): object {
  return { startLine, startColumn, endLine, endColumn, charOffset: start, charLength: end - start };
}

/** A relative address: what would be read as part of the address, such as `#` or a blank, is escaped. */
function uriOf(file: string): string {
  return file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
}

/** A text that a checker did not answer for must not look clean. */
function invocationOf({ checks }: LintRun, leftOut: number, placeOf: (check: LintCheck) => UnitPlace): unknown {
  const failures = checks.filter(({ error, incomplete }) => error !== undefined || incomplete === true);
  const notifications = [
    ...failures.map((check) => ({
      level: 'error',
      message: { text: `${check.unit}: ${check.error ?? 'the checker left lints out'}` },
      locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(placeOf(check).file) } } }],
    })),
    ...(leftOut === 0
      ? []
      : [{ level: 'warning', message: { text: `${leftOut} results are left out: a file holds ${GITHUB_RESULTS}.` } }]),
  ];
  return {
    executionSuccessful: failures.length === 0,
    ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
  };
}
