/** Names for the systems of teams: judgments are written to files that blanks and commas would break. Each is another. */
export function systemNames(teams: readonly string[]): string[] {
  const taken = new Set<string>();
  return teams.map((team) => {
    const plain = team.replace(/[\s,]+/gu, '_');
    let name = plain;
    for (let number = 2; taken.has(name); number++) name = `${plain}_${number}`;
    taken.add(name);
    return name;
  });
}
