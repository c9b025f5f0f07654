import ts from 'typescript';

/** What no reader sees: names of classes, addresses, parts of the page that scripts find. */
const UNSEEN_ATTRIBUTES =
  /^(?:className|id|href|key|type|role|rel|lang|dir|d|viewBox|style|accept|pattern|aria-labelledby|data-.+)$/u;
/** They take selectors, or names of what the page keeps. */
const UNSEEN_ARGUMENTS = /^(?:closest|matches|querySelector|querySelectorAll)$/u;
/** Names of keys, as browsers call them. */
const KEY_NAMES =
  /^(?:Enter|Escape|Backspace|Delete|Insert|Home|End|Tab|Space|PageUp|PageDown|Arrow\w*|Control|Shift|Alt)$/u;
const PHRASE = /\p{L}{2,}[,.:;!?…’]? +\p{L}/u;
const CAPITALISED = /^\p{Lu}\p{Ll}+(?:[.:!?]| …)?$/u;

/** The texts of a module that readers of a page would see: what is between tags, and strings that read like words. */
export function visibleTexts(code: string, file = 'page.tsx'): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && UNSEEN_ATTRIBUTES.test(node.name.getText())) return;
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      if (UNSEEN_ARGUMENTS.test(node.expression.name.text)) return;
    }
    if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text) && node.text.trim() !== 'Stet') found.push(node.text.trim());
    if (ts.isStringLiteralLike(node) && readsLikeWords(node.text)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const words = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('0');
      if (/\p{L}{2,}/u.test(words) && words.includes(' ')) found.push(words);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const readsLikeWords = (text: string): boolean =>
  PHRASE.test(text) || (CAPITALISED.test(text) && !KEY_NAMES.test(text) && text !== 'Stet');
