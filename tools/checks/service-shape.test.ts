import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { SERVICES } from '@loupe/contracts/services';
import { ROOT } from '../stack/services.ts';
import { callsOf, parse, sharedCallsOf } from './service-shape/calls.ts';
import { DIFFERENCES, expectedCalls, type Composed } from './service-shape/shape.ts';

const FILES: readonly Composed[] = ['main', 'ports', 'background'];
const textOf = (service: string, of: Composed): string =>
  readFileSync(join(ROOT, 'services', service, `src/${of}.ts`), 'utf8');
const stepsOf = (text: string, of: Composed): string[] =>
  of === 'ports' ? sharedCallsOf(text) : callsOf(text);

/** The module once for each two neighbours, at its top or in a block, that both call something: with these two swapped. */
function swapped(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isSourceFile(node) || ts.isBlock(node)) found.push(...swappedIn(text, node.statements));
    ts.forEachChild(node, visit);
  };
  visit(parse(text));
  return found;
}

const swappedIn = (text: string, statements: readonly ts.Statement[]): string[] =>
  statements.slice(1).flatMap((statement, index) => {
    const before = statements[index]!;
    const [one, other] = [before.getText(), statement.getText()];
    if ([one, other].some((each) => callsOf(each).length === 0)) return [];
    const between = text.slice(before.end, statement.getStart());
    return [text.slice(0, before.getStart()) + other + between + one + text.slice(statement.end)];
  });

describe.each(SERVICES)('%s', (service) => {
  it.each(FILES)('calls in %s.ts what every service calls, in that order', (of) => {
    expect(stepsOf(textOf(service, of), of)).toEqual(expectedCalls(service, of));
  });

  it.each(['main', 'background'] as const)('is told from a %s.ts with two steps swapped', (of) => {
    const variants = swapped(textOf(service, of));
    expect(variants.length).toBeGreaterThanOrEqual(2);
    for (const variant of variants) expect(callsOf(variant)).not.toEqual(expectedCalls(service, of));
  });

  it.each(FILES)('is told from a %s.ts with a step of its own', (of) => {
    const text = `import { ownStep } from '@loupe/database/own-step';\n${textOf(service, of)}\nownStep();\n`;
    expect(stepsOf(text, of)).not.toEqual(expectedCalls(service, of));
  });

  it('names its bag of ports as every service does', () => {
    const ports = textOf(service, 'ports');
    expect(ports).toMatch(/^export type Ports = ReturnType<typeof createPorts>;$/m);
    expect(ports).toMatch(/^export function createPorts\b/m);
  });
});

it('differs once per service and file, with a reason', () => {
  const names = DIFFERENCES.map(({ service, of }) => `${service} ${of}`);
  expect(new Set(names).size).toBe(names.length);
  expect(DIFFERENCES.filter(({ why }) => why.length < 20)).toEqual([]);
});
