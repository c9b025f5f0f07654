const told = new Set<string>();

/** Says on the standard error what of a file could not be brought along; once, however often the file is read. */
export function tellNote(file: string): (note: string) => void {
  return (note) => {
    const line = `stet: ${file}: ${note}\n`;
    if (told.has(line)) return;
    told.add(line);
    process.stderr.write(line);
  };
}
