import { StetError, parsePlainText, quote, strip, type Ranking } from '@stet/core/internal';
import { importedRows, type ImportedRows, type Texts } from './imported-rows.js';
import { readUploadedJudgments, type UploadedJudgments } from './read-uploaded-judgments.js';

export interface JudgmentsTask {
  readonly uploads: UploadedJudgments;
  readonly campaignId: string;
  /** The texts that were judged, as they are stored. */
  readonly source: string;
  readonly systems: readonly { readonly name: string; readonly content: string }[];
  readonly now: number;
}

export interface JudgmentRows extends ImportedRows {
  /** What could not be read as it was meant, in words. */
  readonly warnings: readonly string[];
}

/** Reads judgments of any format, checks that they are about the texts, and turns them into rows. */
export async function readJudgmentRows(task: JudgmentsTask): Promise<JudgmentRows> {
  const { uploads, campaignId, now } = task;
  const { file } = uploads.judgments;
  const texts: Texts = {
    sources: parsePlainText(task.source),
    outputs: new Map(
      task.systems.map(({ name, content }) => [name, parsePlainText(content).map((line) => strip(line))]),
    ),
  };
  const { rankings, warnings } = await readUploadedJudgments(uploads, texts.outputs);
  if (rankings.length === 0) {
    throw new StetError({
      code: 'BAD_JUDGMENT',
      file,
      expected: 'judgments',
      found: 'none',
      remedy: 'Check that this is the file you mean.',
    });
  }
  checkRankings(rankings, texts, file);
  return { ...importedRows(campaignId, rankings, texts, now), warnings };
}

/** Judgments must be about these texts: systems judged as one output must have the same text. */
function checkRankings(rankings: readonly Ranking[], { sources, outputs }: Texts, file: string): void {
  const models = new Set(rankings.flatMap(({ judge, judgeKind }) => (judgeKind === undefined ? [] : [judge])));
  const person = rankings.find(({ judge, judgeKind }) => judgeKind === undefined && models.has(judge));
  if (person !== undefined) {
    throw new StetError({
      code: 'BAD_JUDGMENT',
      file,
      expected: 'people and models with different names',
      found: `${quote(person.judge)} as both`,
      remedy: 'Rename one of them.',
    });
  }
  for (const { sentence, outputs: ranked } of rankings) {
    if (sentence >= sources.length) {
      throw mismatch(file, `sentences from 0 to ${sources.length - 1}, as in the source`, String(sentence));
    }
    for (const { systems } of ranked) {
      const unknown = systems.find((name) => !outputs.has(name));
      if (unknown !== undefined) {
        throw mismatch(file, `systems whose outputs are uploaded: ${[...outputs.keys()].join(', ')}`, quote(unknown));
      }
      const differing = systems.find((name) => outputs.get(name)?.[sentence] !== outputs.get(systems[0])?.[sentence]);
      if (differing !== undefined) {
        throw mismatch(
          file,
          `the same text from ${systems[0]} and ${differing} for sentence ${sentence}, which were judged as one`,
          `${quote(outputs.get(systems[0])?.[sentence] ?? '')} and ${quote(outputs.get(differing)?.[sentence] ?? '')}`,
        );
      }
    }
  }
}

function mismatch(file: string, expected: string, found: string): StetError {
  return new StetError({
    code: 'BAD_JUDGMENT',
    file,
    expected,
    found,
    remedy: 'Upload the source and the outputs that these judgments are about.',
  });
}
