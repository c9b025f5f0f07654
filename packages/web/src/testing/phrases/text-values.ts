import ts from 'typescript';
import { codeIndex, eachNode, functionOf, nameOfCallee } from './code-index.js';
import type { Sources } from './sources.js';

/** Where a phrase is filled with what is not known before. */
export const HOLE = '\u0001';

/** More phrases than this out of one expression are told apart hole by hole. */
const MOST = 48;
const DEEPEST = 20;

/** Members that hold words; others hold what people or files name. */
const MEMBERS_WITH_WORDS = new Set(['what', 'goldFile']);
/** They take words as they are, or leave some out. */
const KEEPING = /^(?:filter|slice|sort|toSorted|concat|flat|trim|values|toReversed|at|trimEnd)$/u;
/** What they return is no longer words of ours. */
const DATA = /^(?:quote|String|stringify|Set|Map|from|entries|keys|min|max|toFixed|replace|replaceAll|slice|split)$/u;

type Bindings = ReadonlyMap<ts.Node, { readonly expression: ts.Expression; readonly bindings: Bindings }>;
const UNBOUND: Bindings = new Map();

export interface TextValues {
  /** The texts that an expression may be, with holes; of a list, those of its elements. */
  readonly textsOf: (expression: ts.Expression) => readonly string[];
  /** What may stand in holes of the texts that were asked for since this was last called. */
  readonly takeInHoles: () => readonly string[];
}

/** Finds out what texts expressions may be, by following names, conditions and calls back to what is written in quotes. */
export function textValues(
  { declarationOf }: Sources,
  reached: ReadonlySet<ts.Node>,
  isTakenAtCalls: (parameter: string) => boolean,
): TextValues {
  let inHoles = new Set<string>();
  const { calls, properties } = codeIndex(reached);
  const open = new Set<ts.Node>();

  function texts(node: ts.Expression, bindings: Bindings, depth: number): readonly string[] {
    if (depth > DEEPEST || open.has(node)) return [HOLE];
    open.add(node);
    try {
      return [...new Set(textsOfKind(node, bindings, depth + 1))];
    } finally {
      open.delete(node);
    }
  }

  function textsOfKind(node: ts.Expression, bindings: Bindings, depth: number): readonly string[] {
    const follow = (inner: ts.Expression): readonly string[] => texts(inner, bindings, depth);
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isTemplateExpression(node)) {
      return joined([
        [node.head.text],
        ...node.templateSpans.flatMap(({ expression, literal }) => [follow(expression), [literal.text]]),
      ]);
    }
    if (isWrapper(node)) return follow(node.expression);
    if (ts.isArrowFunction(node)) return returned(node, bindings, depth);
    if (ts.isConditionalExpression(node)) return [...follow(node.whenTrue), ...follow(node.whenFalse)];
    if (ts.isBinaryExpression(node)) return ofOperation(node, follow);
    if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(follow);
    if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap((each) => ofEntry(each, follow));
    if (ts.isIdentifier(node)) return ofDeclaration(declarationOf(node), bindings, depth);
    if (ts.isPropertyAccessExpression(node)) return ofMember(node.name.text, depth);
    if (ts.isElementAccessExpression(node)) return isTable(node.expression) ? follow(node.expression) : [HOLE];
    return ts.isCallExpression(node) ? ofCall(node, bindings, depth) : [HOLE];
  }

  function ofOperation(
    { left, right, operatorToken: { kind } }: ts.BinaryExpression,
    follow: (inner: ts.Expression) => readonly string[],
  ): readonly string[] {
    if (kind === ts.SyntaxKind.PlusToken) {
      const isSum = ts.isNumericLiteral(left) || ts.isNumericLiteral(right);
      return isSum ? [HOLE] : joined([follow(left), follow(right)]);
    }
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return follow(right);
    const isEither = kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
    return isEither ? [...follow(left), ...follow(right)] : [HOLE];
  }

  /** A table of constants; elements of others are data. */
  function isTable(node: ts.Expression): boolean {
    const declaration = ts.isIdentifier(node) ? declarationOf(node) : undefined;
    const { initializer } = declaration !== undefined && ts.isVariableDeclaration(declaration) ? declaration : {};
    const value = initializer !== undefined && isWrapper(initializer) ? initializer.expression : initializer;
    return value !== undefined && (ts.isObjectLiteralExpression(value) || ts.isArrayLiteralExpression(value));
  }

  function ofDeclaration(node: ts.Node | undefined, bindings: Bindings, depth: number): readonly string[] {
    if (node === undefined) return [HOLE];
    const bound = bindings.get(node);
    if (bound !== undefined) return texts(bound.expression, bound.bindings, depth);
    if (ts.isVariableDeclaration(node)) return orHole(ofVariable(node, bindings, depth));
    if (ts.isParameter(node) && isTakenAtCalls(node.name.getText())) return [HOLE];
    if (ts.isParameter(node)) return orHole([...ofArguments(node, depth), ...ofDefault(node, bindings, depth)]);
    if (ts.isBindingElement(node)) {
      const key = (node.propertyName ?? node.name).getText();
      return [...ofMember(key, depth), ...ofDefault(node, bindings, depth)];
    }
    return [HOLE];
  }

  function ofDefault(
    { initializer }: ts.ParameterDeclaration | ts.BindingElement,
    bindings: Bindings,
    depth: number,
  ): readonly string[] {
    return initializer === undefined ? [] : texts(initializer, bindings, depth);
  }

  function ofVariable(node: ts.VariableDeclaration, bindings: Bindings, depth: number): readonly string[] {
    const list = node.parent;
    const values = [
      ...(ts.isVariableDeclarationList(list) && ts.isForOfStatement(list.parent) ? [list.parent.expression] : []),
      ...(node.initializer === undefined ? [] : [node.initializer]),
      ...additionsTo(node),
    ];
    return values.flatMap((value) => texts(value, bindings, depth));
  }

  /** What callers pass, or what a list is made of that calls the function with each. */
  function ofArguments(node: ts.ParameterDeclaration, depth: number): readonly string[] {
    const owner = node.parent;
    const at = owner.parameters.indexOf(node);
    const outer = owner.parent;
    if (at === 0 && ts.isCallExpression(outer) && ts.isPropertyAccessExpression(outer.expression)) {
      const { name, expression } = outer.expression;
      if (/^(?:map|flatMap|forEach|filter)$/u.test(name.text)) return texts(expression, UNBOUND, depth);
    }
    return callsOf(owner).flatMap((call) =>
      at < call.arguments.length ? texts(call.arguments[at], UNBOUND, depth) : [],
    );
  }

  function callsOf(owner: ts.Node): readonly ts.CallExpression[] {
    const holder = ts.isFunctionDeclaration(owner) ? owner : owner.parent;
    if (!ts.isFunctionDeclaration(holder) && !ts.isVariableDeclaration(holder)) return [];
    const name = holder.name?.getText() ?? '';
    return (calls.get(name) ?? []).filter(({ expression }) => {
      return ts.isIdentifier(expression) && declarationOf(expression) === holder;
    });
  }

  function ofMember(key: string, depth: number): readonly string[] {
    if (!MEMBERS_WITH_WORDS.has(key)) return [HOLE];
    return orHole(
      (properties.get(key) ?? []).flatMap((property) =>
        texts(ts.isPropertyAssignment(property) ? property.initializer : property.name, UNBOUND, depth),
      ),
    );
  }

  function ofCall(call: ts.CallExpression, bindings: Bindings, depth: number): readonly string[] {
    const callee = call.expression;
    if (ts.isPropertyAccessExpression(callee)) {
      const method = callee.name.text;
      if (method === 'join') return [apart(texts(callee.expression, bindings, depth))];
      if (KEEPING.test(method)) return texts(callee.expression, bindings, depth);
      if (/^(?:map|flatMap)$/u.test(method)) return returned(functionNamed(call.arguments[0]), bindings, depth);
    }
    const name = nameOfCallee(callee);
    if (name === undefined || DATA.test(name.text)) return [HOLE];
    const body = functionNamed(name);
    const inner = (body?.parameters ?? []).flatMap((parameter, at) =>
      at < call.arguments.length ? [[parameter as ts.Node, { expression: call.arguments[at], bindings }] as const] : [],
    );
    return returned(body, new Map(inner), depth);
  }

  function functionNamed(node: ts.Node): ts.SignatureDeclaration | undefined {
    return functionOf(ts.isIdentifier(node) ? declarationOf(node) : node);
  }

  function returned(owner: ts.SignatureDeclaration | undefined, bindings: Bindings, depth: number): readonly string[] {
    const body = owner !== undefined && 'body' in owner ? owner.body : undefined;
    if (body === undefined) return [HOLE];
    const values = ts.isBlock(body) ? returnsOf(body) : [body];
    return values.flatMap((value) => texts(value, bindings, depth));
  }

  /** A hole for texts of which several stand in it, or one of many. */
  function apart(parts: readonly string[]): string {
    for (const part of parts) inHoles.add(part);
    return HOLE;
  }

  function joined(parts: readonly (readonly string[])[]): readonly string[] {
    const sizes = parts.map((part) => part.length);
    if (sizes.reduce((size, next) => size * next, 1) > MOST) {
      const largest = sizes.indexOf(Math.max(...sizes));
      return joined(parts.map((part, at) => (at === largest ? [apart(part)] : part)));
    }
    return parts.reduce<readonly string[]>(
      (begun, part) => begun.flatMap((start) => part.map((end) => start + end)),
      [''],
    );
  }

  function ofEntry(
    entry: ts.ObjectLiteralElementLike,
    follow: (inner: ts.Expression) => readonly string[],
  ): readonly string[] {
    return ts.isPropertyAssignment(entry) ? follow(entry.initializer) : [];
  }

  return {
    textsOf: (expression) => texts(expression, UNBOUND, 0),
    takeInHoles: () => {
      const taken = [...inHoles];
      inHoles = new Set();
      return taken;
    },
  };
}

const orHole = (found: readonly string[]): readonly string[] => (found.length === 0 ? [HOLE] : found);

type Wrapper =
  | ts.ParenthesizedExpression
  | ts.AsExpression
  | ts.NonNullExpression
  | ts.SatisfiesExpression
  | ts.AwaitExpression
  | ts.SpreadElement;

const isWrapper = (node: ts.Node): node is Wrapper =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isAwaitExpression(node) ||
  ts.isSpreadElement(node);

/** What is pushed onto a list, or assigned later. */
function additionsTo({ name, parent }: ts.VariableDeclaration): readonly ts.Expression[] {
  const found: ts.Expression[] = [];
  let scope: ts.Node = parent;
  while (!ts.isSourceFile(scope) && !ts.isFunctionLike(scope)) scope = scope.parent;
  if (ts.isSourceFile(scope)) return found;
  const isName = (node: ts.Node): boolean => node.getText() === name.getText();
  eachNode([scope], (node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name: method, expression } = node.expression;
      if (/^(?:push|unshift)$/u.test(method.text) && isName(expression)) found.push(...node.arguments);
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken && isName(node.left)) {
      found.push(node.right);
    }
  });
  return found;
}

/** What a block returns or yields, without the functions in it. */
function returnsOf(block: ts.Block): readonly ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if ((ts.isReturnStatement(node) || ts.isYieldExpression(node)) && node.expression !== undefined) {
      found.push(node.expression);
    }
    ts.forEachChild(node, visit);
  };
  visit(block);
  return found;
}
