import { StetError } from '../error.js';
import { parseJsonEssays } from '../corpus/nucle/parse-json.js';
import type { Detectable } from '../formats/certainty.js';
import type { Findings, InputText } from '../formats/corpus-format.js';
import { parseBaseline } from '../gate/parse-baseline.js';
import { parseTokenisedTexts } from '../lints/gold/tokenised-text.js';
import { inspectLints } from '../lints/parse-lints.js';
import { parseSentenceScores } from '../meta/formats/sentence-scores.js';
import { parseSystemScores } from '../meta/formats/system-scores.js';
import { badShard, parseShardHeader } from '../shards/header.js';
import { parseShardLines } from '../shards/lines.js';
import { AnalysisTable } from '../text/analysis/analysis-table.js';
import { parseAnalyses } from '../text/analysis/given-analyser.js';
import { counted } from '../text/counted.js';
import { splitLines } from '../text/lines.js';
import { parseShallowJson } from '../text/parse-shallow-json.js';

/** A kind of file that Stet reads and that holds neither annotated text nor judgments. */
export interface OtherFile extends Detectable {
  readonly name: string;
  readonly title: string;
  /** Throws at the first problem. */
  readonly inspect: (input: InputText) => Findings;
}

const shard: OtherFile = {
  name: 'stats',
  title: 'shard of statistics',
  detect: (head) => (head.startsWith('{"stet":"stats"') ? 'certain' : 'no'),
  inspect: ({ file, text }) => {
    const [first, ...lines] = splitLines(text);
    const header = parseShardHeader(first, file);
    parseShardLines(lines, header, { file, line: 2 });
    if (lines.length !== header.count) {
      throw badShard(file, undefined, `${header.count} lines after the header`, String(lines.length));
    }
    const metrics = header.metrics.map(({ name }) => name).join(', ');
    return { summary: `${header.count} sentences of ${header.systems.length} systems by ${metrics}` };
  },
};

const baseline: OtherFile = {
  name: 'baseline',
  title: 'baseline of the gate',
  detect: (head) => (/^\{\s*"baseline"\s*:\s*\d/u.test(head) ? 'certain' : 'no'),
  inspect: ({ file, text }) => {
    const { system, metric, sentences } = parseBaseline(text, file);
    return { summary: `${sentences.length} sentences of ${system} by ${metric.name}` };
  },
};

const essays: OtherFile = {
  name: 'essays',
  title: 'essays in JSON',
  detect: (head) => (/^[[{]/u.test(head) && /"paragraphs"\s*:/u.test(head) ? 'certain' : 'no'),
  inspect: ({ file, text }) => ({ summary: `${parseJsonEssays(text, { file }).length} essays` }),
};

const taskBackup: OtherFile = {
  name: 'task-backup',
  title: 'backup of a task',
  detect: (head) => (head.startsWith('{"backup":"stet-task-backup-1"') ? 'certain' : 'no'),
  inspect: ({ file, text }) => {
    const lines = splitLines(text);
    lines.forEach((line, at) => checkJson(line, file, at + 1));
    return { summary: `${lines.length - 1} rows` };
  },
};

function checkJson(text: string, file: string, line: number): void {
  try {
    parseShallowJson(text);
  } catch (cause) {
    throw new StetError({
      code: 'UNKNOWN_LINE',
      file,
      line,
      expected: 'a row as JSON',
      found: cause instanceof Error ? cause.message : 'something else',
      remedy: 'Download the backup again.',
    });
  }
}

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
/** A system, its score and anything after it; or the columns of a metrics task, the score last. */
const SCORE_ROW = new RegExp(String.raw`^(?:\S+[ \t]+${NUMBER}(?:[ \t].*)?|(?:[^\t]+\t){4,5}${NUMBER}\s*)$`, 'iu');

const scores: OtherFile = {
  name: 'scores',
  title: 'scores of systems',
  detect: (head) => {
    if (/^\{\s*"systems"\s*:\s*\[/u.test(head) || /^\{\s*"[^"]*"\s*:\s*\{\s*"[^"]*"\s*:\s*[-\d]/u.test(head))
      return 'likely';
    if (/^(?:[^\n]*[\t,])?system[\t,]/iu.test(head)) return 'likely';
    const lines = splitLines(head).filter((line) => line.trim() !== '');
    return lines.length > 1 && lines.every((line) => SCORE_ROW.test(line)) ? 'likely' : 'no';
  },
  inspect: ({ file, text }) => {
    const [first] = splitLines(text.trimStart());
    const bySentence =
      /(?:^|[\t,])(?:sentence|segment)(?:[\t,]|$)/iu.test(first) || /^(?:[^\t]+\t){5}[^\t]+$/u.test(first);
    const found = bySentence ? parseSentenceScores(text, { file }) : parseSystemScores(text, { file, name: 'scores' });
    const systems = new Set(found.flatMap((column) => [...column.scores.keys()]));
    const names = found.map(({ name }) => name).join(', ');
    return { summary: `${systems.size} systems by ${names}${bySentence ? ', sentence by sentence' : ''}` };
  },
};

const analyses: OtherFile = {
  name: 'analyses',
  title: 'analyses of sentences',
  detect: (head) => {
    if (/^\{.*"tokens"\s*:\s*\[/u.test(head)) return 'likely';
    const line = head.split('\n').find((text) => !text.startsWith('#')) ?? '';
    return /^1(?:-\d+)?(?:\t[^\t]*){9}\r?$/u.test(line) ? 'certain' : 'no';
  },
  inspect: (input) => {
    const table = new AnalysisTable();
    for (const sentence of parseAnalyses(input)) table.add(sentence);
    return { summary: `${table.size} different sentences` };
  },
};

const lints: OtherFile = {
  name: 'lints',
  title: 'lints of a checker',
  detect: (head) => (/^\{\s*"kind"\s*:\s*"run"\s*,/u.test(head) ? 'certain' : 'no'),
  inspect: ({ file, text }) => {
    const summaries = inspectLints(text, { file }).map(({ checker, version, checks }) => {
      const found = checks.reduce((sum, check) => sum + check.lints.length, 0);
      const failed = checks.filter(({ error }) => error !== undefined).length;
      const failures = failed === 0 ? '' : `, ${counted(failed, 'failed check')}`;
      return `${counted(found, 'lint')} in ${counted(checks.length, 'text')} by ${checker} ${version}${failures}`;
    });
    return { summary: summaries.join('; ') };
  },
};

const tokenSpans: OtherFile = {
  name: 'token-spans',
  title: 'texts with the spans of their tokens',
  detect: (head) => (/^\{\s*"unit"\s*:.*"spans"\s*:\s*\[/u.test(head) ? 'certain' : 'no'),
  inspect: ({ file, text }) => ({ summary: counted(parseTokenisedTexts(text, { file }).length, 'text') }),
};

/** What `stet validate` knows besides annotated text and judgments. */
export const otherFiles: readonly OtherFile[] = [
  shard,
  baseline,
  essays,
  taskBackup,
  scores,
  analyses,
  lints,
  tokenSpans,
];
