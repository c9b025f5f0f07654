import type { Db } from './store.js';

const SQLITE_FULL = 13;
const POSTGRES_DISK_FULL = '53100';

/** Whether the database could not save something because its disk is full. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The low byte is the kind of error; the others give details.
  if ('errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_FULL) return true;
  return 'code' in error && error.code === POSTGRES_DISK_FULL;
}

/** Remembers that the disk was full, until something can be saved again. */
export interface StorageHealth {
  readonly noteFull: () => void;
  readonly isFull: () => Promise<boolean>;
}

/** As much as a large request saves. */
const PROBE = 'x'.repeat(256 * 1024);

export function storageHealth(db: Db): StorageHealth {
  let wasFull = false;
  return {
    noteFull: () => {
      wasFull = true;
    },
    isFull: async () => {
      if (wasFull) wasFull = !(await canSave(db));
      return wasFull;
    },
  };
}

async function canSave(db: Db): Promise<boolean> {
  try {
    await db.insertInto('write_probes').values({ content: PROBE }).execute();
    await db.deleteFrom('write_probes').execute();
    return true;
  } catch (error) {
    if (isStorageFull(error)) return false;
    throw error;
  }
}
