import type { Words } from '../words.js';

export const questions: Words['questions'] = {};
