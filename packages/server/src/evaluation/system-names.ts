/** Unique names for the teams' systems, without blanks and commas, which would break judgment files. */
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
