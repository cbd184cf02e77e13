import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SERVICES } from '@loupe/contracts/services';
import { ROOT } from '../stack/services.ts';
import { destructiveStatements } from './destructive-sql.ts';

/** What `packages/database/src/taken-rights.ts` finds. */
const TAKES = /^REVOKE [A-Z, ]+ ON \w+ FROM CURRENT_USER;$/;

const whysOf = (sql: string): string[] => destructiveStatements(sql).map(({ why }) => why);

it('migrations take rights in the one way that is repeated after a load without rights, and give none back', () => {
  const changes = globSync('services/*/prisma/migrations/*/migration.sql', { cwd: ROOT }).flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => /^\s*(?:GRANT|REVOKE)\b/i.test(line)),
  );
  expect(changes).toContain('REVOKE UPDATE, DELETE, TRUNCATE ON ledger_entry FROM CURRENT_USER;');
  expect(changes.filter((line) => !TAKES.test(line))).toEqual([]);
});

describe('migrations expand, and contract only with a marker', () => {
  it.each([
    ['a dropped column', 'ALTER TABLE customer DROP COLUMN nickname;', 'removes'],
    ['a dropped table', 'DROP TABLE customer;', 'removes'],
    ['a dropped index', 'DROP INDEX customer_email;', 'removes an index'],
    ['a renamed column', 'ALTER TABLE customer RENAME COLUMN a TO b;', 'renames'],
    ['another type', 'ALTER TABLE customer ALTER COLUMN a TYPE bigint;', 'changes a type'],
    ['a required column', 'ALTER TABLE customer ALTER a SET NOT NULL;', 'may write null'],
    [
      'a new column without a default, beside one with',
      "ALTER TABLE customer\n  ADD COLUMN b text NOT NULL DEFAULT '',\n  ADD COLUMN a text NOT NULL;",
      'writes no value',
    ],
    ['a dropped default', 'ALTER TABLE customer ALTER COLUMN a DROP DEFAULT;', 'may write no value'],
    ['a new constraint', 'ALTER TABLE customer ADD CONSTRAINT c CHECK (a > 0);', 'may write rows'],
    ['a unique index', 'CREATE UNIQUE INDEX u ON customer (a);', 'may write rows'],
    ['an emptied table', 'TRUNCATE customer;', 'removes rows'],
  ])('refuses %s', (_name, sql, why) => {
    expect(whysOf(sql)).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    [
      'a new table with its constraints',
      'CREATE TABLE t (a int);\nCREATE UNIQUE INDEX u ON t (a);\nALTER TABLE t ADD CONSTRAINT c CHECK (a > 0);',
    ],
    [
      'a column with a default',
      "ALTER TABLE customer ADD COLUMN a text NOT NULL CHECK (a <> 'DROP TABLE x;') DEFAULT '';",
    ],
    ['a column that may be null', 'ALTER TABLE customer ADD COLUMN a text;'],
    ['an index', 'CREATE INDEX i ON customer (a);'],
    ['a word in a comment', '-- DROP TABLE customer; later\nCREATE INDEX i ON customer (a);'],
    [
      'a contract with its release',
      '-- contract 2.4.0: nothing reads nickname since 2.3.0\nALTER TABLE customer DROP COLUMN nickname;',
    ],
  ])('accepts %s', (_name, sql) => {
    expect(whysOf(sql)).toEqual([]);
  });

  it('a marker allows its own statement only', () => {
    const marker = '-- contract 2.4.0: nothing reads nickname since 2.3.0';
    expect(
      whysOf(`${marker}\nALTER TABLE customer DROP COLUMN nickname;\nDROP TABLE customer;`),
    ).toHaveLength(1);
    expect(whysOf('-- contract: some day\nDROP TABLE customer;')).toHaveLength(1);
  });

  it('reads the files of services: without its tables the first migration of payments changes those of another', () => {
    const text = textOf('services/payments-finance/prisma/migrations/1_init/migration.sql');
    expect(whysOf(text.replace('CREATE TABLE tender (', 'CREATE TABLE another ('))).toContain(
      'the release before may write rows that violate it',
    );
    expect(whysOf(text.replace('CREATE TABLE ledger_entry (', 'CREATE TABLE another ('))).toContain(
      'takes away a right that the release before may need',
    );
  });

  it('no migration is destructive', () => {
    const files = globSync('services/*/prisma/migrations/*/migration.sql', { cwd: ROOT });
    const found = files.flatMap((file) =>
      destructiveStatements(textOf(file)).map(({ statement, why }) => `${file}: ${statement}: ${why}`),
    );
    expect(files.length).toBeGreaterThanOrEqual(SERVICES.length);
    expect(found).toEqual([]);
  });
});

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
