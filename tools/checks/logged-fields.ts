import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** What the programs of the shop log, found by the types of what they give to their loggers. */
export interface LoggedFields {
  /** Names of the fields of lines, each with the places that log it. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** Places whose type does not say which fields are logged. */
  readonly open: readonly string[];
}

/** Whatever runs where the shop runs; neither tests nor tools of a developer. */
const PROGRAMS = [
  '{packages,services}/*/src/**/*.ts',
  '{gateway,media}/src/**/*.ts',
  'operations/**/*.ts',
  'web/{app,features,lib}/**/*.{ts,tsx}',
  'web/*.ts',
];
const NOT_THEIRS = /\.test\.tsx?$|node_modules/;
const MENTIONS_A_LOG = /\blog(?:ger|Warning|Error)?\b/;
const LOG_OF_WEB = 'web/lib/log.ts';
const LOG = 'log';
const OF_WEB = new Set([LOG, 'logWarning', 'logError']);
const LEVELS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);
const CHILD = 'child';
const NO_FIELDS = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Undefined;
const LOGGER = /log(?:ger)?$/i;

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  types: ['node'],
};

/** @param root of the repository */
export function programsThatLog(root: string): string[] {
  return globSync(PROGRAMS, { cwd: root })
    .filter((file) => !NOT_THEIRS.test(file) && file !== LOG_OF_WEB)
    .map((file) => join(root, file))
    .filter((file) => MENTIONS_A_LOG.test(readFileSync(file, 'utf8')))
    .sort();
}

/** @param files absolute paths */
export function loggedFields(files: readonly string[], root: string): LoggedFields {
  const program = ts.createProgram(files, OPTIONS);
  const checker = program.getTypeChecker();
  const fields = new Map<string, string[]>();
  const open: string[] = [];
  const record = (node: ts.Node, type: ts.Type): void => {
    const place = placeOf(node, root);
    const names = namesOf(type, checker);
    if (names === undefined) open.push(place);
    else for (const name of names) fields.set(name, [...(fields.get(name) ?? []), place]);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const given = givenFields(node);
      for (const part of given.flatMap(partsOf)) record(part, checker.getTypeAtLocation(part));
    } else if (ts.isIdentifier(node) && isPassedOn(node)) {
      const [taken] = checker.getContextualType(node)?.getCallSignatures() ?? [];
      for (const parameter of taken?.parameters ?? [])
        record(node, checker.getTypeOfSymbolAtLocation(parameter, node));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(program.getSourceFile(file)!);
  return { fields, open };
}

/** The arguments that may have fields of a line; none for what is no call of a logger. */
function givenFields({ expression, arguments: given }: ts.CallExpression): readonly ts.Expression[] {
  if (ts.isIdentifier(expression)) return OF_WEB.has(expression.text) ? given : [];
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const { name, expression: receiver } = expression;
  // What use cases call their port, too.
  if (name.text === LOG) return receiver.getText() === 'console' ? [] : given;
  const isLine = LEVELS.has(name.text) || name.text === CHILD;
  return isLine && LOGGER.test(receiver.getText()) ? given.slice(0, 1) : [];
}

/** What is spread into an object is a part of its own: the type of the whole does not say that it might bring any field. */
function partsOf(given: ts.Expression): ts.Expression[] {
  if (!ts.isObjectLiteralExpression(given)) return [given];
  const spread = given.properties
    .filter(ts.isSpreadAssignment)
    .flatMap(({ expression }) => partsOf(expression));
  return spread.length < given.properties.length ? [given, ...spread] : spread;
}

/** One of web's functions given to who calls it by another name. */
const isPassedOn = (node: ts.Identifier): boolean =>
  OF_WEB.has(node.text) &&
  !(ts.isCallExpression(node.parent) && node.parent.expression === node) &&
  (ts.isPropertyAssignment(node.parent) || ts.isCallExpression(node.parent)) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node);

/** Undefined for a type that admits any field. */
function namesOf(type: ts.Type, checker: ts.TypeChecker): string[] | undefined {
  if (type.isUnion()) {
    const each = type.types.map((one) => namesOf(one, checker));
    return each.every((names) => names !== undefined) ? each.flat() : undefined;
  }
  // A line of text alone, its level, or facts that are absent.
  if (type.flags & NO_FIELDS) return [];
  // The logger puts an error under this name.
  if (type.getProperty('stack')) return ['err'];
  const names = checker.getPropertiesOfType(type).map(({ name }) => name);
  return names.length === 0 || checker.getIndexInfosOfType(type).length > 0 ? undefined : names;
}

function placeOf(node: ts.Node, root: string): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(root, source.fileName)}:${line + 1}`;
}
