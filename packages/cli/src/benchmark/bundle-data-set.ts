import { looksLikeGold, parseGold } from '@stet/core/internal';
import { decodeUtf8 } from '@stet/node';
import type { Bundle, BundleFile, CompetitionTask } from '@stet/node/bundles';
import type { DataSetDefinition } from '@stet/server';
import { SCORING_FILE } from './page-titles.js';

type Texts = Pick<DataSetDefinition, 'source' | 'gold'>;
type Text = NonNullable<Texts['source']>;

/** The source and the gold of a task of a bundle, where they can be told from other files. */
export function textsOf(
  { filesOf }: Pick<Bundle, 'filesOf'>,
  { name, inputData, referenceData }: CompetitionTask,
  leaveOut: (what: string) => void,
): Texts {
  const source = inputData === undefined ? undefined : sourceIn(filesOf(inputData));
  if (inputData !== undefined && source === undefined) {
    leaveOut(`the source of "${name}": no file of ${inputData} is alone, or called source`);
  }
  const gold = referenceData === undefined ? undefined : goldIn(filesOf(referenceData));
  if (gold === undefined) {
    leaveOut(`the gold of "${name}": ${referenceData ?? 'its reference data'} has not one file with edits, such as M2`);
  }
  return { ...(source === undefined ? {} : { source }), ...(gold === undefined ? {} : { gold: [gold] }) };
}

function sourceIn(files: readonly BundleFile[]): Text | undefined {
  const isSource = ({ name }: BundleFile): boolean => /(?:^|[/._-])(?:source|orig|src|input)(?:$|[._-])/iu.test(name);
  const candidates = files.length === 1 ? files : files.filter(isSource);
  return candidates.length === 1 ? textOf(candidates[0]) : undefined;
}

/** The one file that looks like a gold; a broken one is refused with its line. */
function goldIn(files: readonly BundleFile[]): Text | undefined {
  const texts = files.filter(({ name }) => name !== SCORING_FILE).map((file) => ({ file, text: textOf(file) }));
  const golds = texts.filter(({ file, text }) => looksLikeGold(text.text, file.name) || file.name.endsWith('.m2'));
  if (golds.length !== 1) return undefined;
  parseGold(golds[0].text.text, { file: golds[0].file.file });
  return golds[0].text;
}

function textOf({ name, file, bytes }: BundleFile): Text {
  return { file: name.slice(name.lastIndexOf('/') + 1), text: decodeUtf8(Buffer.from(bytes), file) };
}
