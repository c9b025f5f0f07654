import { parseSystemScores, type SystemScores } from '@stet/core/internal';
import { readText } from '@stet/node';
import { dataFile, once } from '../../bench.js';

const FOLDER = 'human/reassessment/system_scores_humans';
const FILES = { 'Expected Wins': `${FOLDER}/expected_wins.txt.gz`, Trueskill: `${FOLDER}/trueskill.txt.gz` };

export const HUMAN_SCORES = Object.values(FILES);

/** The two rankings by people, as the authors released them: means over runs of their own. */
export const humanScores = once((bench): Promise<readonly SystemScores[]> =>
  Promise.all(
    Object.entries(FILES).map(async ([name, path]) => {
      const file = dataFile(bench, path);
      const [scores] = parseSystemScores(await readText(file), { file, name });
      return { ...scores, name };
    }),
  ),
);
