import { iMeasure } from '@stet/core/internal';
import { cellsOf, type Recipe } from '../../recipe.js';
import { ALTERNATIVES, GOLD, SUBMISSIONS, alternatives, systems } from '../conll-2014/task.js';

const ALL = '(all 1,312 sentences)';

/** The scores on all sentences, the nearest that public data allow: which 711 the paper scored is not known. */
export const table11: Recipe = {
  paper: 'i-measure',
  table: '11',
  needs: [GOLD, ALTERNATIVES, SUBMISSIONS],
  compute: async (bench) => {
    const sentences = await alternatives(bench);
    const metric = iMeasure({ beta: 0.5 });
    return (await systems(bench)).flatMap(({ name, lines }) => {
      const stats = sentences.map((sentence, at) => metric.sentence({ sentence, hypothesis: lines[at] }));
      const { precision, recall, f, wacc, waccBaseline, value } = metric.corpus(stats);
      return cellsOf(name === 'INPUT' ? 'BASELINE' : name, {
        [`P ${ALL}`]: 100 * precision,
        [`R ${ALL}`]: 100 * recall,
        [`F0.5 ${ALL}`]: 100 * f,
        [`WAcc ${ALL}`]: 100 * wacc,
        [`WAcc base ${ALL}`]: 100 * waccBaseline,
        [`I ${ALL}`]: 100 * value,
      });
    });
  },
};
