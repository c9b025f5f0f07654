// How far annotations of ours agree with files that ERRANT made: identical edits by changed sentence, equal types among
// identical edits, and what the scores of systems differ by when both sides are ours.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import {
  ErrantAnnotator,
  annotationAgreement,
  applyEdits,
  compareErrant,
  comparisonModes,
  parseGold,
  tokenise,
} from '@stet/core/internal';
import { loadAnalyser } from '@stet/node';
import { howToGet, publicData } from '../public-data.mjs';

/** Files by ERRANT with the reference against which their systems are scored, and whose rules may give types like theirs. */
const SETS = [
  { name: 'CoNLL-2014 (ERRANT 2.3)', folder: 'data/errant/cleme', reference: 'conll14.errant', releases: ['3'] },
  {
    name: 'BEA-2019 dev (ERRANT 2.0.0)',
    folder: 'data/errant/esc/dev-m2',
    reference: 'target.m2',
    releases: ['2.0', '3'],
  },
];

/** Prints a row for the systems and one for the references of each set, and the largest differences of F0.5. */
export async function benchErrantAgreement(sources = ['english', 'none']) {
  for (const { name, folder, reference, releases } of SETS) {
    const path = publicData(folder);
    if (!existsSync(path)) {
      console.log(`Without ${name}: ${howToGet(folder)}.`);
      continue;
    }
    const files = readdirSync(path).filter((file) => file !== reference);
    const theirs = files.map((file) => ({ system: systemOf(file), sentences: read(join(path, file)) }));
    const theirReference = read(join(path, reference));
    for (const [from, release] of sources.flatMap((source) => releases.map((rules) => [source, rules]))) {
      const analyser = await loadAnalyser({ from });
      const annotator = new ErrantAnnotator(analyser, { release });
      const ours = theirs.map(({ sentences }) => annotateAnew(sentences, annotator));
      const ourReference = annotateAnew(theirReference, annotator);
      console.log(`\n${name}, analysis ${analyser.name}, types by the rules of ERRANT ${release}`);
      printAgreement(
        'systems',
        ours.flat(),
        theirs.flatMap(({ sentences }) => sentences),
      );
      printAgreement('references', ourReference, theirReference);
      printDifferences(ours, ourReference, theirs, theirReference);
    }
  }
}

const read = (file) => parseGold(readFileSync(file, 'utf8'), { file });

const systemOf = (file) => basename(file, extname(file)).replace(/^conll14-/u, '');

/** The sentences with edits of ours between the same texts. */
function annotateAnew(sentences, annotator) {
  return sentences.map(({ source, annotations }) => ({
    source,
    annotations: annotations.map(({ annotator: id, edits }) => ({
      annotator: id,
      edits: typedEdits(source, applyEdits(source, edits), annotator),
    })),
  }));
}

function typedEdits(source, corrected, annotator) {
  const tokens = tokenise(corrected);
  return annotator.edits(source, corrected).map(({ start, end, from, to, type }) => ({
    ...{ start, end, type, required: true, comment: '' },
    corrections: [tokens.slice(from, to).join(' ')],
  }));
}

function printAgreement(title, ours, theirs) {
  const { changed, identical, identicalTypes, sharedEdits, equalTypes } = annotationAgreement(ours, theirs);
  const percent = (part, whole) => `${((100 * part) / whole).toFixed(2)} %`;
  console.log(
    `  ${title}: identical edits in ${percent(identical, changed)} of ${changed} changed sentences, ` +
      `equal types of ${percent(equalTypes, sharedEdits)} of identical edits, ` +
      `wholly the same sentence in ${percent(identicalTypes, changed)}`,
  );
}

function printDifferences(ours, ourReference, theirs, theirReference) {
  for (const mode of comparisonModes) {
    const scores = theirs.map(({ system, sentences }, at) => ({
      system,
      ours: 100 * compareErrant(ours[at], ourReference, { mode }).value,
      theirs: 100 * compareErrant(sentences, theirReference, { mode }).value,
      mixed: 100 * compareErrant(ours[at], theirReference, { mode }).value,
    }));
    const differences = scores.map((score) => Math.abs(score.ours - score.theirs));
    const mixed = Math.max(...scores.map((score) => Math.abs(score.mixed - score.theirs)));
    const order = (side) =>
      [...scores]
        .sort((a, b) => b[side] - a[side])
        .map(({ system }) => system)
        .join(' ');
    console.log(
      `  F0.5 ${mode}: at most ${Math.max(...differences).toFixed(2)} points apart, ` +
        `${(differences.reduce((sum, difference) => sum + difference, 0) / differences.length).toFixed(2)} on average, ` +
        `${order('ours') === order('theirs') ? 'same' : 'another'} ranking; ` +
        `${mixed.toFixed(2)} where only the systems are ours`,
    );
  }
}
