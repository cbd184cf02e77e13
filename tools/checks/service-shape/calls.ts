import ts from 'typescript';

export const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);

/** What is called in a module, in the order of evaluation: arguments come before the call that they are given to. */
export function callsOf(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (ts.isCallExpression(node)) found.push(node.expression.getText().replaceAll(/\s+/g, ''));
  };
  visit(parse(text));
  return found;
}

/** Names that a module imports from our packages. */
function sharedNames(text: string): Set<string> {
  const names = parse(text).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const { namedBindings } = statement.importClause ?? {};
    if (!statement.moduleSpecifier.text.startsWith('@loupe/') || namedBindings === undefined) return [];
    return ts.isNamedImports(namedBindings) ? namedBindings.elements.map(({ name }) => name.text) : [];
  });
  return new Set(names);
}

/** The parts of our packages in the order in which a module first calls them. */
export function sharedCallsOf(text: string): string[] {
  const names = sharedNames(text);
  return [...new Set(callsOf(text).filter((name) => names.has(name)))];
}

/** The value of the first property of this name, as text. */
export function propertyOf(text: string, name: string): string | undefined {
  let found: string | undefined;
  const visit = (node: ts.Node): void => {
    if (found !== undefined) return;
    if (ts.isPropertyAssignment(node) && node.name.getText() === name) found = node.initializer.getText();
    else ts.forEachChild(node, visit);
  };
  visit(parse(text));
  return found;
}

/** The names of variables that hold what one of these functions answered. */
export function heldFrom(text: string, functions: readonly string[]): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isVariableDeclaration(node) || node.initializer === undefined) return;
    const { initializer } = node;
    const call = ts.isAwaitExpression(initializer) ? initializer.expression : initializer;
    if (ts.isCallExpression(call) && functions.includes(call.expression.getText()))
      found.push(node.name.getText());
  };
  visit(parse(text));
  return found;
}
