import ts from 'typescript';
import { fileOf, type Sources } from './sources.js';

/** The statements at the top of files that those of `isStart` need: what no page can come to is left out. */
export function reachedStatements(sources: Sources, isStart: (file: string) => boolean): ReadonlySet<ts.Node> {
  const reached = new Set<ts.Node>();
  const open: ts.Node[] = [];
  const add = (statement: ts.Node): void => {
    if (reached.has(statement)) return;
    reached.add(statement);
    open.push(statement);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) {
      const declaration = sources.declarationOf(node);
      if (declaration !== undefined) add(topStatement(declaration));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of sources.files) if (isStart(fileOf(file))) file.statements.filter(isCode).forEach(add);
  for (let statement = open.pop(); statement !== undefined; statement = open.pop()) visit(statement);
  return reached;
}

const isCode = (node: ts.Node): boolean =>
  !ts.isImportDeclaration(node) &&
  !ts.isExportDeclaration(node) &&
  !ts.isInterfaceDeclaration(node) &&
  !ts.isTypeAliasDeclaration(node);

function topStatement(node: ts.Node): ts.Node {
  let at = node;
  while (!ts.isSourceFile(at.parent)) at = at.parent;
  return at;
}
