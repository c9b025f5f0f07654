/**
 * Breaks text between words into lines of at most `width` characters; a longer word gets a line of its own. An empty line
 * between paragraphs stays.
 */
export function wrap(text: string, width: number): string {
  return text
    .split('\n\n')
    .map((paragraph) => wrapParagraph(paragraph, width))
    .join('\n\n');
}

function wrapParagraph(text: string, width: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
}
