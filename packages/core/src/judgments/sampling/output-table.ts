import { distinctOutputs, type DistinctOutput, type SystemLines } from './distinct-outputs.js';

/** The different outputs of each sentence, and which of them each system wrote. */
export interface OutputTable {
  /** In plain string order. */
  readonly systems: readonly string[];
  /** By sentence, counted from 0. */
  readonly outputs: readonly (readonly DistinctOutput[])[];
  /** By sentence and system: the index of the system's output. */
  readonly written: Uint16Array;
}

export function outputTable(lines: readonly SystemLines[]): OutputTable {
  const systems = lines.map(({ name }) => name).sort();
  const index = new Map(systems.map((name, at) => [name, at]));
  const sentences = lines.at(0)?.lines.length ?? 0;
  const outputs = Array.from({ length: sentences }, (_, sentence) => distinctOutputs(lines, sentence));
  const written = new Uint16Array(sentences * systems.length);
  outputs.forEach((distinct, sentence) => {
    distinct.forEach(({ systems: names }, output) => {
      for (const name of names) written[sentence * systems.length + (index.get(name) ?? 0)] = output;
    });
  });
  return { systems, outputs, written };
}
