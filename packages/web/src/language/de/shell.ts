import type { Words } from '../words.js';

export const shell: Words['shell'] = {
  signIn: 'Anmelden',
};
