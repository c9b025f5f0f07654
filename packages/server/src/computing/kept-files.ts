/** A file to download. */
export interface MadeFile {
  readonly suffix: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Files that were made to be downloaded, by a key that changes with their content. */
export interface KeptFiles {
  /** Makes a file unless it is kept. Requests for the same file at the same time share one computation. */
  readonly get: (key: string, make: () => Promise<MadeFile>) => Promise<MadeFile>;
}

const MOST_BYTES = 64 * 1024 * 1024;

/** Keeps so many bytes of files; those unused for longest are dropped. */
export function keepFiles(mostBytes = MOST_BYTES): KeptFiles {
  const kept = new Map<string, MadeFile>();
  const inProgress = new Map<string, Promise<MadeFile>>();
  let held = 0;
  const drop = (key: string): void => {
    held -= kept.get(key)?.bytes.length ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, file: MadeFile): void => {
    // Most recently used last.
    drop(key);
    kept.set(key, file);
    held += file.bytes.length;
    for (const oldest of kept.keys()) {
      if (held <= mostBytes) break;
      drop(oldest);
    }
  };
  return {
    get: (key, make) => {
      const file = kept.get(key);
      if (file !== undefined) {
        keep(key, file);
        return Promise.resolve(file);
      }
      const earlier = inProgress.get(key);
      if (earlier !== undefined) return earlier;
      const making = make()
        .then((made) => {
          keep(key, made);
          return made;
        })
        .finally(() => inProgress.delete(key));
      inProgress.set(key, making);
      return making;
    },
  };
}
