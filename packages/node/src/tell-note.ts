const told = new Set<string>();

/** Notes on standard error what could not be brought along from a file; once, however often the file is read. */
export function tellNote(file: string): (note: string) => void {
  return (note) => {
    const line = `stet: ${file}: ${note}\n`;
    if (told.has(line)) return;
    told.add(line);
    process.stderr.write(line);
  };
}
