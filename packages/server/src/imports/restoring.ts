import type { ServerError } from '../errors.js';
import { isDuplicate } from '../storage/duplicate.js';
import { badBackup } from './backup-lines.js';

/** Saves what a backup holds; rows that claim the same place are told as what is wrong with the file. */
export async function restoring<Restored>(file: string, save: () => Promise<Restored>): Promise<Restored> {
  try {
    return await save();
  } catch (error) {
    throw isDuplicate(error) ? sameRow(file) : error;
  }
}

function sameRow(file: string): ServerError {
  return badBackup(file, undefined, 'each row of a backup once', 'two rows with the same id, name or number');
}
