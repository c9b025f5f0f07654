/** The changelog with what is unreleased under a version and its date; as it is where nothing is unreleased. */
export function datedChangelog(text, version, date) {
  if (text.includes(`\n## ${version} `)) return text;
  if (!text.includes('\n## Unreleased\n')) throw new Error('CHANGELOG.md has no section "Unreleased".');
  return text.replace('\n## Unreleased\n', `\n## Unreleased\n\n## ${version} (${date})\n`);
}
