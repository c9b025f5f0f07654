import type { SourceLocation } from '../../source-location.js';
import type { Span } from '../../text/span.js';
import type { Lint } from '../lint-run.js';
import { given } from '../given.js';
import { badReport, fieldsOf, isJsonWith, listOf, parseReport, textIn } from './json-value.js';
import type { LintForm, CheckerReport, ReportContext, ReportedText } from './lint-form.js';
import { TextPlaces } from './text-places.js';

type Json = Readonly<Record<string, unknown>>;

/** SARIF 2.1.0, the first run of the file: what any linter may write. */
export const sarifResults: LintForm = {
  name: 'sarif',
  title: 'SARIF 2.1.0',
  checker: 'sarif',
  offsets: 'utf16',
  detect: (document) => isJsonWith(document, (value) => Array.isArray(fieldsOf(value).runs)),
  read: (document, context) => {
    const runs = listOf(fieldsOf(parseReport(document, context.location)).runs);
    if (runs.length !== 1) throw badReport('SARIF with one run', `${runs.length} runs`, context.location);
    return readRun(fieldsOf(runs[0]), context);
  },
};

function readRun(run: Json, context: ReportContext): CheckerReport {
  const driver = fieldsOf(fieldsOf(run.tool).driver);
  const reader: RunReader = {
    run,
    rules: listOf(driver.rules).map(fieldsOf),
    // Code units unless the file says otherwise, by the standard (3.14.17).
    unit: run.columnKind === 'unicodeCodePoints' ? 'code-points' : 'utf16',
    context,
  };
  const version = textIn(driver.semanticVersion) ?? textIn(driver.version);
  return {
    ...given('checker', textIn(driver.name)),
    ...given('version', version),
    texts: Array.from(
      resultsByFile(listOf(run.results).map(fieldsOf), reader).values(),
      ({ places: _places, ...text }) => text,
    ),
  };
}

interface RunReader {
  readonly run: Json;
  readonly rules: readonly Json[];
  readonly unit: 'utf16' | 'code-points';
  readonly context: ReportContext;
}

interface FileResults extends ReportedText {
  readonly places: TextPlaces;
  readonly lints: Lint[];
}

/** Results that a baseline calls absent are not in the text any more. */
function resultsByFile(results: readonly Json[], reader: RunReader): Map<string, FileResults> {
  const files = new Map<string, FileResults>();
  const { location, textOf } = reader.context;
  for (const file of failedFiles(reader.run)) {
    files.set(file, {
      file,
      places: new TextPlaces('', reader.unit),
      lints: [],
      error: 'the tool says that it failed',
    });
  }
  for (const result of results) {
    if (result.baselineState === 'absent') continue;
    const physical = fieldsOf(fieldsOf(listOf(result.locations).at(0)).physicalLocation);
    const file = uriOf(physical.artifactLocation, reader.run);
    if (file === undefined) throw badReport('results with the address of a file', JSON.stringify(result), location);
    const entry = files.get(file) ?? { file, places: new TextPlaces(textOf(file), reader.unit, location), lints: [] };
    files.set(file, entry);
    entry.lints.push(
      readResult(result, regionOf(fieldsOf(physical.region), entry.places, location), entry.places, reader),
    );
  }
  return files;
}

/** Files that a notification of a failed invocation names: they were not checked. */
function failedFiles(run: Json): string[] {
  return listOf(run.invocations)
    .map(fieldsOf)
    .filter(({ executionSuccessful }) => executionSuccessful === false)
    .flatMap(({ toolExecutionNotifications }) => listOf(toolExecutionNotifications).map(fieldsOf))
    .flatMap(({ locations }) => listOf(locations).map(fieldsOf))
    .map(({ physicalLocation }) => uriOf(fieldsOf(physicalLocation).artifactLocation, run))
    .filter((file) => file !== undefined);
}

function readResult(result: Json, span: Span, places: TextPlaces, { rules }: RunReader): Lint {
  const nested = fieldsOf(result.rule);
  const index = typeof result.ruleIndex === 'number' ? result.ruleIndex : nested.index;
  const rule = typeof index === 'number' ? fieldsOf(rules.at(index)) : {};
  const name = textIn(result.ruleId) ?? textIn(nested.id) ?? textIn(rule.id) ?? 'sarif';
  const described = rules.find(({ id }) => id === name) ?? rule;
  const level = textIn(result.level) ?? textIn(fieldsOf(described.defaultConfiguration).level) ?? 'warning';
  const fixes = listOf(result.fixes).flatMap((fix) => readFix(fieldsOf(fix), places));
  // Where a fix has a place of its own, that is the place of the lint.
  const place = fixes.at(0) ?? span;
  return places.lint(
    { start: place.start, end: place.end },
    {
      rule: name,
      message: textIn(fieldsOf(result.message).text) ?? '',
      severity: level,
      suggestions: fixes
        .filter(({ start, end }) => start === place.start && end === place.end)
        .map(({ replacement }) => replacement),
      ...given('url', textIn(described.helpUri)),
    },
  );
}

/** A fix that replaces one stretch of the text; one that changes several places is not a suggestion for this one. */
function readFix(fix: Json, places: TextPlaces): (Span & { readonly replacement: string })[] {
  const replacements = listOf(fix.artifactChanges).flatMap((change) => listOf(fieldsOf(change).replacements));
  if (replacements.length !== 1) return [];
  const { deletedRegion, insertedContent } = fieldsOf(replacements[0]);
  const { text } = fieldsOf(insertedContent);
  const span = regionOf(fieldsOf(deletedRegion), places, undefined);
  return [{ ...span, replacement: typeof text === 'string' ? text : '' }];
}

/** By offset and length where given, else by lines and columns from 1, of which the last column is out. */
function regionOf(region: Json, places: TextPlaces, location: SourceLocation | undefined): Span {
  const { charOffset, charLength = 0, startLine, startColumn = 1, endLine = startLine, endColumn } = region;
  if (typeof startLine === 'number') {
    const start = places.offset(startLine - 1, Number(startColumn) - 1);
    const last = Number(endLine) - 1;
    if (typeof endColumn === 'number') return { start, end: places.offset(last, endColumn - 1) };
    const line = places.line(last);
    return { start, end: line === undefined ? start : line.start + line.text.length };
  }
  if (typeof charOffset === 'number') return places.span(charOffset, charOffset + Number(charLength));
  throw badReport('regions with a line or an offset', JSON.stringify(region), location);
}

function uriOf(value: unknown, run: Json): string | undefined {
  const { uri, index } = fieldsOf(value);
  const listed = typeof index === 'number' ? fieldsOf(listOf(run.artifacts).at(index)).location : undefined;
  const address = textIn(uri) ?? textIn(fieldsOf(listed).uri);
  return address === undefined ? undefined : decode(address.replace(/^file:\/\//u, ''));
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
