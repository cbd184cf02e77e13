import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../stack/services.ts';

const SOURCE = join(ROOT, 'services/payments-finance/src');
const START = join(SOURCE, 'use-cases/authorise-payment.ts');
const MOST = 12;

const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);

interface Import {
  readonly module: string;
  readonly isOfTypes: boolean;
}

/** Relative imports and re-exports: what remains is packages and Node. */
function importsOf(text: string): Import[] {
  return parse(text).statements.flatMap((statement): Import[] => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
    const isOfTypes = ts.isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly;
    return moduleSpecifier.text.startsWith('.') ? [{ module: moduleSpecifier.text, isOfTypes }] : [];
  });
}

/** The modules that a use case reaches by its imports, itself included. */
function reached(follows: (found: Import, to: string) => boolean): string[] {
  const modules = new Set([START]);
  for (const file of modules) {
    for (const found of importsOf(readFileSync(file, 'utf8'))) {
      const to = join(dirname(file), found.module);
      if (follows(found, to)) modules.add(to);
    }
  }
  return [...modules].map((file) => relative(SOURCE, file));
}

/** Names and indexes by which a function would find the current tender again. */
function derivations(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && /position/i.test(node.text)) found.push(node.text);
    if (ts.isElementAccessExpression(node) && /tenders$|before$|after$/i.test(node.expression.getText()))
      found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(parse(text));
  return found;
}

describe('the path of an authorisation', () => {
  it('loads at most 12 modules of the service, its rules included', () => {
    const loaded = reached(({ isOfTypes }) => !isOfTypes);
    expect(loaded).toContain('use-cases/record-answer.ts');
    expect(loaded).toContain('domain/payment/tender-change.ts');
    expect(loaded.length).toBeLessThanOrEqual(MOST);
  });

  it('names at most 12 modules outside the domain, ports that are only types included', () => {
    const named = reached((_, to) => !to.startsWith(join(SOURCE, 'domain/')));
    expect(named).toContain('use-cases/ports/payment-store.ts');
    expect(named.length).toBeLessThanOrEqual(MOST);
  });

  it('counts what is imported or re-exported, and knows types and packages apart', () => {
    const text = `import a from './a.ts'; import type { B } from './b.ts'; export { c } from '../c.ts'; import 'pg';`;
    expect(importsOf(text)).toEqual([
      { module: './a.ts', isOfTypes: false },
      { module: './b.ts', isOfTypes: true },
      { module: '../c.ts', isOfTypes: false },
    ]);
  });

  it('finds its current tender once: no function derives it from a position', () => {
    const modules = [...reached(({ isOfTypes }) => !isOfTypes), 'use-cases/resume-payment.ts'];
    const deriving = modules
      .filter((module) => module.startsWith('use-cases/'))
      .flatMap((module) =>
        derivations(readFileSync(join(SOURCE, module), 'utf8')).map((what) => [module, what]),
      );
    expect(deriving).toEqual([]);
  });

  it.each([
    'const tenderAt = ({ tenders }, position) => tenders.at(position);',
    'const at = (attempt, n) => attempt.tenders[n];',
    'const next = ({ after }) => after[0];',
  ])('%j would be such a function', (text) => {
    expect(derivations(text)).not.toEqual([]);
  });
});
