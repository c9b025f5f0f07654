interface GoldContent {
  readonly query: { readonly file: string; readonly skipBadEdits: 'true' | 'false' };
  readonly bytes: File;
}

/** A gold as the API takes it, with or without its edits that have bad offsets. */
export function goldContent(file: File, skipBadEdits = false): GoldContent {
  return { query: { file: file.name, skipBadEdits: skipBadEdits ? 'true' : 'false' }, bytes: file };
}
