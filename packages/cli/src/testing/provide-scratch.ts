import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for files of tests, which is removed when all tests have ended. */
    scratch: string;
  }
}

/** Makes a folder for the files that tests write, and removes it after the last of them. */
export default function provideScratch({ provide }: TestProject): () => void {
  const scratch = mkdtempSync(join(tmpdir(), 'stet-tests-'));
  provide('scratch', scratch);
  return () => {
    rmSync(scratch, { recursive: true, force: true });
  };
}
