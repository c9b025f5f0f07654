/** The header by which a team is known. */
const authorised = (key: string): string => `-H 'Authorization: Bearer ${key}'`;

/** How to submit from a command line. */
export function submitCommand(origin: string, key: string): string {
  return [
    'curl --data-binary @output.txt \\',
    `  ${authorised(key)} \\`,
    "  -H 'Content-Type: application/octet-stream' \\",
    `  '${origin}/api/v1/team/submissions'`,
  ].join('\n');
}

/** How to get a score there; `ID` stands for the id of the submission. */
export function scoreCommand(origin: string, key: string): string {
  return [`curl ${authorised(key)} \\`, `  '${origin}/api/v1/team/submissions/ID'`].join('\n');
}
