/** How to hand in from a command line. */
export function curlCommand(origin: string, key: string): string {
  return [
    'curl --data-binary @output.txt \\',
    `  -H 'Authorization: Bearer ${key}' \\`,
    "  -H 'Content-Type: application/octet-stream' \\",
    `  '${origin}/api/v1/team/submissions?note=first'`,
  ].join('\n');
}
