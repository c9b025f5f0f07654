import { recipesOf } from '../../recipe.js';
import { SUBMISSIONS } from '../conll-2014/task.js';
import { FILES_BY_ERRANT, systemCells } from './systems.js';

export const errant = recipesOf('errant', {
  'conll-2014': { needs: [SUBMISSIONS, FILES_BY_ERRANT], seconds: 3, steps: 2, compute: systemCells },
});
