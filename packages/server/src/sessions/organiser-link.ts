/** In the fragment, which browsers do not send and servers do not log. */
export function organiserLink(token: string): string {
  return `/#organiser=${token}`;
}
