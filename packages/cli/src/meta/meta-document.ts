import type { SetEvaluation } from '../print/meta/set-tables.js';
import type { NamedEvidence } from './human-evidence.js';

/** Evaluations as JSON: of one file of what people said, or a list with what each of several files gives. */
export function metaDocument(evaluations: readonly SetEvaluation[], evidence: readonly NamedEvidence[]): object {
  if (evidence.length === 1) return documentOfFile(evaluations, evidence[0]);
  return {
    judgments: evidence.map((judged) => ({
      name: judged.name,
      ...documentOfFile(
        evaluations.filter(({ people }) => people === judged.name),
        judged,
      ),
    })),
  };
}

function documentOfFile(evaluations: readonly SetEvaluation[], { numbering }: NamedEvidence): object {
  const [{ set }] = evaluations;
  return set === undefined
    ? { ...documentOf(evaluations[0]), numbering }
    : { sets: evaluations.map(documentOf), numbering };
}

function documentOf({ set, evaluation, verdict }: SetEvaluation): object {
  return { ...(set !== undefined && { set }), ...evaluation, verdict };
}
