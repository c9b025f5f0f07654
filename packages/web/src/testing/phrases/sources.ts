import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Those whose words can reach a page. */
const PACKAGES = ['core', 'node', 'checkers', 'server', 'web'];

/** The code of the packages: parsed, and names looked up as far as words need it, which is much faster than the compiler. */
export interface Sources {
  readonly files: readonly ts.SourceFile[];
  /** What a name stands for, through scopes and imports; undefined for what is not ours. */
  readonly declarationOf: (name: ts.Identifier) => ts.Node | undefined;
}

/** `core/src/error.ts` */
export const fileOf = (node: ts.Node): string => node.getSourceFile().fileName;

/** The sources of our packages. */
export const openSources = (): Sources =>
  sourcesOf(new Map(PACKAGES.flatMap(pathsOf).map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])));

export function sourcesOf(codes: ReadonlyMap<string, string>): Sources {
  const files = Array.from(codes, ([path, code]) => ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true));
  const byPath = new Map(files.map((file) => [file.fileName, file]));
  const exported = new Map(PACKAGES.map((name) => [name, new Map<string, ts.Node>()]));
  for (const file of files) {
    const ofPackage = exported.get(file.fileName.split('/')[0]);
    for (const [name, node] of namesIn(file)) if (isExported(node)) ofPackage?.set(name, node);
  }
  const imports = new Map(files.map((file) => [file, importsOf(file)]));

  function linked(file: ts.SourceFile, link: Link): ts.Node | undefined {
    const target = link.module.startsWith('.') ? join(dirname(file.fileName), link.module) : link.module;
    const module = ['.ts', '.tsx'].map((ending) => byPath.get(target.replace(/\.js$/u, ending))).find(Boolean);
    const direct = module === undefined ? undefined : namesIn(module).get(link.name);
    // What an index passes on is found by its name, which a package gives only once.
    const inPackage = /^@stet\/(\w+)/u.exec(target)?.[1] ?? (module === undefined ? undefined : target.split(sep)[0]);
    return direct ?? (inPackage === undefined ? undefined : exported.get(inPackage)?.get(link.name));
  }

  return {
    files,
    declarationOf: (name) => {
      const file = name.getSourceFile();
      const member = fetchedMember(name);
      if (member !== undefined) return linked(file, member);
      for (let at: ts.Node = name; ; at = at.parent) {
        const found = namesIn(at).get(name.text);
        const link = found === undefined ? undefined : fetched(found);
        if (found !== undefined) return link === undefined ? found : linked(file, link);
        if (ts.isSourceFile(at)) break;
      }
      const link = imports.get(file)?.get(name.text);
      return link === undefined ? undefined : linked(file, link);
    },
  };
}

function pathsOf(name: string): string[] {
  const folder = join(ROOT, name, 'src');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.tsx?$/u.test(entry.name))
    .map(({ parentPath, name: file }) => relative(ROOT, join(parentPath, file)).replaceAll(sep, '/'))
    .filter((path) => !/\/testing\/|^web\/src\/language\//u.test(path));
}

function isExported(node: ts.Node): boolean {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}

const scopes = new WeakMap<ts.Node, ReadonlyMap<string, ts.Node>>();
const NOTHING: ReadonlyMap<string, ts.Node> = new Map();

/** The names that a scope declares itself. */
function namesIn(scope: ts.Node): ReadonlyMap<string, ts.Node> {
  if (!isScope(scope)) return NOTHING;
  const kept = scopes.get(scope);
  if (kept !== undefined) return kept;
  const names = new Map<string, ts.Node>();
  for (const node of declaringIn(scope)) addNames(node, names);
  scopes.set(scope, names);
  return names;
}

type Scope = ts.SourceFile | ts.Block | ts.CaseClause | ts.DefaultClause | ts.ForOfStatement | ts.ForStatement;

const isScope = (node: ts.Node): node is Scope | ts.SignatureDeclaration =>
  ts.isFunctionLike(node) ||
  ts.isSourceFile(node) ||
  ts.isBlock(node) ||
  ts.isCaseOrDefaultClause(node) ||
  ts.isForOfStatement(node) ||
  ts.isForStatement(node);

function declaringIn(scope: Scope | ts.SignatureDeclaration): readonly ts.Node[] {
  if (ts.isForOfStatement(scope) || ts.isForStatement(scope))
    return scope.initializer === undefined ? [] : [scope.initializer];
  return 'statements' in scope ? scope.statements : scope.parameters;
}

function addNames(node: ts.Node, names: Map<string, ts.Node>): void {
  if (ts.isVariableStatement(node)) addNames(node.declarationList, names);
  else if (ts.isVariableDeclarationList(node)) for (const each of node.declarations) addNames(each, names);
  else if (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) {
    if (ts.isIdentifier(node.name)) names.set(node.name.text, node);
    else for (const element of node.name.elements) addNames(element, names);
  } else if (
    (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
    node.name !== undefined
  ) {
    names.set(node.name.text, node);
  }
}

interface Link {
  readonly module: string;
  readonly name: string;
}

function importsOf(file: ts.SourceFile): ReadonlyMap<string, Link> {
  const links = new Map<string, Link>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const named = statement.importClause?.namedBindings;
    if (named === undefined || !ts.isNamedImports(named)) continue;
    for (const { name, propertyName } of named.elements) {
      links.set(name.text, { module: statement.moduleSpecifier.text, name: (propertyName ?? name).text });
    }
  }
  return links;
}

/** What `const { chatUrl } = await import('@stet/checkers')` declares. */
function fetched(node: ts.Node): Link | undefined {
  if (!ts.isBindingElement(node) || !ts.isVariableDeclaration(node.parent.parent)) return undefined;
  const module = moduleFetchedBy(node.parent.parent.initializer);
  return module === undefined ? undefined : { module, name: (node.propertyName ?? node.name).getText() };
}

/** What `(await import('./wordnet.js')).openWordNet` names. */
function fetchedMember(name: ts.Identifier): Link | undefined {
  const access = name.parent;
  if (!ts.isPropertyAccessExpression(access) || !ts.isParenthesizedExpression(access.expression)) return undefined;
  const module = moduleFetchedBy(access.expression.expression);
  return module === undefined ? undefined : { module, name: name.text };
}

function moduleFetchedBy(node: ts.Expression | undefined): string | undefined {
  const call = node !== undefined && ts.isAwaitExpression(node) ? node.expression : undefined;
  if (call === undefined || !ts.isCallExpression(call)) return undefined;
  const [module] = call.arguments;
  return call.expression.kind === ts.SyntaxKind.ImportKeyword && ts.isStringLiteral(module) ? module.text : undefined;
}
