const QUOTED = /^(?<kind>Replace with: |Insert )“(?<words>.*)”$/su;

/**
 * What should stand in place of `text`, by a suggestion as Harper shows it: `Replace with: “x”`, `Insert “x”`, which goes
 * behind the text, or `Remove error`. Undefined if it is none of these.
 */
export function harperSuggestion(shown: string, text: string): string | undefined {
  if (shown === 'Remove error') return '';
  const groups = QUOTED.exec(shown)?.groups;
  if (groups === undefined) return undefined;
  const { kind, words } = groups;
  return kind === 'Insert ' ? text + words : words;
}
