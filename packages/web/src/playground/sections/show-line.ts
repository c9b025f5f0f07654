/** Selects a line, counted from 1, in the box of a text, and brings it into view. */
export function showLine(name: string, line: number): void {
  const box = [...document.querySelectorAll('textarea')].find(({ dataset }) => dataset.text === name);
  if (box === undefined) return;
  const lines = box.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  box.focus();
  box.setSelectionRange(start, start + (lines.at(line - 1) ?? '').length);
  const height = Number.parseFloat(getComputedStyle(box).lineHeight);
  box.scrollTop = Math.max(0, (line - 3) * height);
}
