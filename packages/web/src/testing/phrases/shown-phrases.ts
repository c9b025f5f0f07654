import ts from 'typescript';
import { eachNode, functionOf, nameOfCallee } from './code-index.js';
import { reachedStatements } from './reached.js';
import { fileOf, type Sources } from './sources.js';
import { textValues } from './text-values.js';

/** A text that pages may show, as its sources write it, and the files and lines of these. */
export interface ShownPhrase {
  readonly text: string;
  readonly places: readonly string[];
}

/** Parameters, and members of objects, by whose names words are handed on until a page shows them. */
const SHOWN_NAMES = new Set(
  'expected found remedy warning warnings loses doubts notes note notices jointNotices reason fault'.split(' '),
);

/** Problems that pages tell by their code alone. */
export const TOLD_BY_CODE: ReadonlySet<string> = new Set(
  'BUSY DATABASE_UNREACHABLE INTERNAL NOT_FOUND NOT_SIGNED_IN STORAGE_FULL THREAD_FAILED TOO_MANY_REQUESTS'.split(' '),
);

const MAKERS_TOLD_BY_CODE = new Set(['internalError', 'databaseUnreachable']);

/** The texts that the server and the engines may send to a page. */
export function shownPhrases(sources: Sources, isStart: (file: string) => boolean): readonly ShownPhrase[] {
  const reached = reachedStatements(sources, isStart);
  const values = textValues(sources, reached, (parameter) => SHOWN_NAMES.has(parameter));
  const shown = shownParameters(sources.files);
  const found = new Map<string, string[]>();
  const add = (text: string, place: string): void => {
    if (!hasWords(text)) return;
    const places = found.get(text);
    if (places === undefined) found.set(text, [place]);
    else places.push(place);
  };
  const take = (expression: ts.Expression): void => {
    const source = expression.getSourceFile();
    const place = `${fileOf(expression)}:${source.getLineAndCharacterOfPosition(expression.getStart()).line + 1}`;
    for (const text of values.textsOf(expression)) add(text, place);
    // Single words in a list are names of keys and choices.
    for (const text of values.takeInHoles()) if (text.includes(' ')) add(text, place);
  };
  eachNode(reached, (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      if (TOLD_BY_CODE.has(codeIn(node) ?? '')) return;
      for (const property of node.properties) {
        if (ts.isPropertyAssignment(property) && isShown(property)) take(property.initializer);
        if (ts.isShorthandPropertyAssignment(property) && isShown(property)) take(property.name);
      }
    }
    if (!ts.isCallExpression(node)) return;
    if (MAKERS_TOLD_BY_CODE.has(nameOfCallee(node.expression)?.text ?? '')) return;
    for (const at of shown.get(nameOfCallee(node.expression)?.text ?? '') ?? []) {
      if (at < node.arguments.length) take(node.arguments[at]);
    }
  });
  return Array.from(found, ([text, places]) => ({ text, places }));
}

/** False for what is quoted, for names of elements and options, and for codes. */
const hasWords = (text: string): boolean =>
  /\p{L}{2}/u.test(text.replaceAll(/"[^"]*"|<[^<>]*>|\{\{\w+\}\}|^[A-Z_]+$/gu, ''));

const isErrorTypes = (file: string): boolean => file.startsWith('core/src/corpus/error-types/');

function isShown(property: ts.PropertyAssignment | ts.ShorthandPropertyAssignment): boolean {
  const name = property.name.getText();
  const hasSibling = (sibling: string): boolean =>
    property.parent.properties.some((other) => other.name?.getText() === sibling);
  // Pages neither convert nor validate: of formats of a corpus, features that they lose and warnings stay unseen.
  if (fileOf(property).startsWith('core/src/formats/') && /^(?:loses|warnings)$/u.test(name)) return false;
  // An upload that is none of them is told the formats of a gold.
  if (name === 'title') return fileOf(property).startsWith('core/src/formats/');
  // What a metric says of the sentences that it counted.
  if (name === 'text') return hasSibling('count');
  if (/^(?:name|description)$/u.test(name)) return isErrorTypes(fileOf(property)) && hasSibling('tag');
  return SHOWN_NAMES.has(name);
}

/** The code of an error. */
function codeIn(literal: ts.ObjectLiteralExpression): string | undefined {
  const code = literal.properties.find((property) => property.name?.getText() === 'code');
  return code !== undefined && ts.isPropertyAssignment(code) && ts.isStringLiteral(code.initializer)
    ? code.initializer.text
    : undefined;
}

/** By the name of a function, which of its parameters are shown. */
function shownParameters(files: Sources['files']): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  const types = new Map<string, ts.SignatureDeclaration>();
  const makers = new Map<string, ts.SignatureDeclaration>();
  const add = (name: string, signature: ts.SignatureDeclaration): void => {
    const places = [...signature.parameters.keys()].filter((at) =>
      SHOWN_NAMES.has(signature.parameters[at].name.getText()),
    );
    if (places.length > 0) found.set(name, new Set([...(found.get(name) ?? []), ...places]));
  };
  eachNode(files, (node) => {
    if (ts.isTypeAliasDeclaration(node) && ts.isFunctionTypeNode(node.type)) types.set(node.name.text, node.type);
  });
  // A function that returns another: const badRequest = withCode('BAD_REQUEST').
  eachNode(files, (node) => {
    if (!ts.isFunctionDeclaration(node) || node.name === undefined || node.type === undefined) return;
    const made = types.get(node.type.getText());
    if (made !== undefined) makers.set(node.name.text, made);
  });
  eachNode(files, (node) => {
    const name = nameOf(node);
    if (name === undefined) return;
    const signature = signatureOf(node) ?? makers.get(calledIn(node) ?? '') ?? types.get(typeOf(node) ?? '');
    if (signature !== undefined) add(name, signature);
  });
  return found;
}

function nameOf(node: ts.Node): string | undefined {
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyAssignment(node);
  return isNamed ? node.name?.getText() : undefined;
}

function signatureOf(node: ts.Node): ts.SignatureDeclaration | undefined {
  if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) return node;
  if ((ts.isParameter(node) || ts.isPropertySignature(node)) && node.type !== undefined) {
    return ts.isFunctionTypeNode(node.type) ? node.type : undefined;
  }
  return functionOf(ts.isPropertyAssignment(node) ? node.initializer : node);
}

const calledIn = (node: ts.Node): string | undefined =>
  ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isCallExpression(node.initializer)
    ? nameOfCallee(node.initializer.expression)?.text
    : undefined;

const typeOf = (node: ts.Node): string | undefined =>
  ts.isParameter(node) || ts.isPropertySignature(node) || ts.isVariableDeclaration(node)
    ? node.type?.getText()
    : undefined;
