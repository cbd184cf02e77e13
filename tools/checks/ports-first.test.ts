import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { SERVICES } from '@loupe/contracts/services';
import { ROOT } from '../stack/services.ts';

const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);

/** A bag of ports, by its name or its type. Inside of a transaction its `Tx` comes before. */
const isPorts = ({ name, type }: ts.ParameterDeclaration): boolean =>
  /^(?:ports|deps|dependencies)$/.test(name.getText()) ||
  /(?:Ports|Dependencies)\b/.test(type?.getText() ?? '');
const isTx = ({ type }: ts.ParameterDeclaration): boolean => type?.getText() === 'Tx';

/** The functions at the top of a module that take ports, but not first. */
function portsLater(text: string): string[] {
  const functions = parse(text).statements.flatMap((statement): [string, ts.SignatureDeclaration][] => {
    if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? '', statement]];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer !== undefined && ts.isArrowFunction(initializer) ? [[name.getText(), initializer]] : [],
    );
  });
  return functions
    .filter(([, { parameters }]) => parameters.filter((given) => !isTx(given)).findIndex(isPorts) > 0)
    .map(([name]) => name);
}

describe('use cases', () => {
  it.each(SERVICES)('of %s take their ports first', (service) => {
    const folder = join(ROOT, 'services', service, 'src/use-cases');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.includes('.test.'),
    );
    expect(files).not.toEqual([]);
    const found = files.map((file) => ({
      file,
      later: portsLater(readFileSync(join(folder, file), 'utf8')),
    }));
    expect(found.filter(({ later }) => later.length > 0)).toEqual([]);
  });

  it.each([
    ['a function', 'export async function place(order: Order, ports: PlacePorts) {}', ['place']],
    ['an arrow', 'const place = (order: Order, { now }: Pick<PlacePorts, "now">) => now();', ['place']],
    ['ports first', 'export function place({ now }: PlacePorts, order: Order) {}', []],
    ['a transaction before them', 'function placeIn(tx: Tx, ports: PlacePorts, id: string) {}', []],
  ])('finds %s', (_what, text, later) => {
    expect(portsLater(text)).toEqual(later);
  });
});
