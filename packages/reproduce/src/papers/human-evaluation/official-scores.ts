import { m2, type EditScore } from '@stet/core/internal';
import { once } from '../../bench.js';
import { gold, systems } from '../conll-2014/task.js';

/** M2 of the twelve teams and INPUT by the official gold. */
export const officialScores = once(
  async (bench): Promise<readonly { readonly name: string; readonly score: EditScore }[]> => {
    const sentences = await gold(bench);
    const metric = m2();
    return (await systems(bench)).map(({ name, lines }) => ({
      name,
      score: metric.corpus(sentences.map((sentence, at) => metric.sentence({ sentence, hypothesis: lines[at] }))),
    }));
  },
);
