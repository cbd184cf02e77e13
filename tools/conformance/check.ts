import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';
import { readClauses } from './clauses.ts';
import { fileOfTest, judgeClauses } from './judge-clauses.ts';
import type { Proof } from './prove.ts';
import { idsIn, judgeTable, testsById } from './table.ts';

const TABLE = join(ROOT, 'docs/conformance.md');
/** The environment contract is a suite that services call, so its titles are not in a test file. */
const TITLES = /\.(test|spec)\.tsx?$|^packages\/test-harness\/src\/environment\.ts$/;

/** @returns errors in the table of requirements and in their clauses. @param write rewrites the table's column of tests */
export function checkConformance({ write }: { readonly write: boolean }): string[] {
  const tests = testFiles();
  const before = readFileSync(TABLE, 'utf8');
  const { table: after, faults } = judgeTable(before, testsById(tests));
  if (write) writeFileSync(TABLE, after);
  const outdated = !write && after !== before;
  const { all: rows, whole } = idsIn(after);
  return [
    ...faults,
    ...judgeClauses(readClauses(ROOT), { rows, whole, tests, textOf }),
    ...(outdated ? ['docs/conformance.md is out of date: npm run conformance'] : []),
  ];
}

/** The clauses that have a mutation, in the order of their files. */
export function storedProofs(): Proof[] {
  const tests = testFiles();
  return [...readClauses(ROOT)].flatMap(([id, listed]) =>
    listed.flatMap(({ clause, test, mutation }) => {
      const file = fileOfTest(tests, test);
      return mutation === undefined || file === undefined ? [] : [{ id, clause, test, file, mutation }];
    }),
  );
}

function testFiles(): Map<string, string> {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const titled = files.filter((file) => TITLES.test(file) && existsSync(join(ROOT, file)));
  return new Map(titled.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}

function textOf(file: string): string | undefined {
  const path = join(ROOT, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
