const SQLITE_DUPLICATES = [1555, 2067];
const POSTGRES_DUPLICATE = '23505';

/** Whether a row could not be saved because there is one like it. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && SQLITE_DUPLICATES.includes(Number(error.errcode))) return true;
  return 'code' in error && error.code === POSTGRES_DUPLICATE;
}
