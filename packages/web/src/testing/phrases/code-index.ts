import ts from 'typescript';

type Property = ts.PropertyAssignment | ts.ShorthandPropertyAssignment;

export interface CodeIndex {
  /** Calls by the name of what is called. */
  readonly calls: ReadonlyMap<string, readonly ts.CallExpression[]>;
  /** Members of object literals by their names. */
  readonly properties: ReadonlyMap<string, readonly Property[]>;
}

export function codeIndex(roots: Iterable<ts.Node>): CodeIndex {
  const calls = new Map<string, ts.CallExpression[]>();
  const properties = new Map<string, Property[]>();
  eachNode(roots, (node) => {
    if (ts.isCallExpression(node)) add(calls, nameOfCallee(node.expression)?.text, node);
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      add(properties, node.name.getText(), node);
    }
  });
  return { calls, properties };
}

function add<Value>(index: Map<string, Value[]>, name: string | undefined, value: Value): void {
  if (name === undefined) return;
  const values = index.get(name);
  if (values === undefined) index.set(name, [value]);
  else values.push(value);
}

export function eachNode(roots: Iterable<ts.Node>, take: (node: ts.Node) => void): void {
  const visit = (node: ts.Node): void => {
    take(node);
    ts.forEachChild(node, visit);
  };
  for (const root of roots) visit(root);
}

export function nameOfCallee(callee: ts.Expression): ts.Identifier | undefined {
  if (ts.isIdentifier(callee)) return callee;
  return ts.isPropertyAccessExpression(callee) && ts.isIdentifier(callee.name) ? callee.name : undefined;
}

/** The function that a declaration declares, or a function itself. */
export function functionOf(node: ts.Node | undefined): ts.SignatureDeclaration | undefined {
  if (node === undefined) return undefined;
  if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return node;
  return ts.isVariableDeclaration(node) && node.initializer !== undefined ? functionOf(node.initializer) : undefined;
}
