import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A statement that stands in a source file as text. */
export interface PlainStatement {
  readonly file: string;
  readonly line: number;
  /** With `…` for each part that is known only when the program runs. */
  readonly text: string;
  readonly isWhole: boolean;
}

const STATEMENT = /^\s*(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH)\s/;
/** The tables that web makes itself. */
const SEVERAL = /;\s*CREATE/;
const UNKNOWN = '…';
/** A constant of a module; other names are of parameters. */
const CONSTANT = /^[A-Z][A-Z0-9_]*$/;

/** The statements of these files; constants that a text names are put in, whichever of the files they are of. */
export function plainStatements(files: readonly string[], root: string): PlainStatement[] {
  const sources = files.map((file) =>
    ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true),
  );
  const constants = new Map(sources.flatMap(constantsOf));
  return sources.flatMap((source) => statementsIn(source, constants));
}

type Text = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;
const isText = (node: ts.Node): node is Text => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function constantsOf(source: ts.SourceFile): [string, Text][] {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) =>
      declarationList.declarations.flatMap(({ name, initializer }): [string, Text][] =>
        ts.isIdentifier(name) &&
        initializer !== undefined &&
        (isText(initializer) || ts.isNumericLiteral(initializer))
          ? [[name.text, initializer as Text]]
          : [],
      ),
    );
}

function statementsIn(source: ts.SourceFile, constants: ReadonlyMap<string, Text>): PlainStatement[] {
  const found: PlainStatement[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node) && STATEMENT.test(node.getText().slice(1)) && !SEVERAL.test(node.getText())) {
      const text = textOf(node, constants);
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ file: source.fileName, line, text, isWhole: !text.includes(UNKNOWN) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textOf(node: Text, constants: ReadonlyMap<string, Text>): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  return node.templateSpans.reduce((text, { expression, literal }) => {
    const constant =
      ts.isIdentifier(expression) && CONSTANT.test(expression.text)
        ? constants.get(expression.text)
        : undefined;
    return `${text}${constant === undefined ? UNKNOWN : textOf(constant, constants)}${literal.text}`;
  }, node.head.text);
}
