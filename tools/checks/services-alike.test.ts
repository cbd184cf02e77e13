import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, type ObjectTypeDefinitionNode } from 'graphql';
import { SERVICES } from '@loupe/contracts/services';
import { ROOT } from '../stack/services.ts';

const PARTS = [
  'README.md',
  'schema.graphql',
  'prisma/schema.prisma',
  'prisma/migrations',
  'src/main.ts',
  'src/config.ts',
  'src/server.ts',
  'src/graphql/context.ts',
  'src/graphql/gen/schema-types.ts',
  'src/domain',
  'src/use-cases',
  'src/adapters/db',
  'src/events/published',
  'tests/contract',
  'tests/integration',
];
/** A reader who knows one service finds these sentences in the README of the next. */
const SAID = ['**Owns**', '**Tables**', '**Topics**', '**Invariants**', '## Run and test it alone'];

/** The statements of a file of SQL, without comments. */
const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
const sqlOf = (path: string): string[] => statementsOf(readFileSync(join(ROOT, 'packages', path), 'utf8'));
const MESSAGING = sqlOf('messaging/sql/messaging.sql');
const LATER_WORK = sqlOf('database/sql/later-work.sql');
const RATE_LIMIT = sqlOf('rate-limit/sql/rate-limit.sql');

const fileOf = (service: string, path: string): string => join(ROOT, 'services', service, path);

/** The statements of all of a service's migrations. */
function migrated(service: string): string[] {
  const folder = fileOf(service, 'prisma/migrations');
  const migrations = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return migrations.flatMap(({ name }) =>
    statementsOf(readFileSync(join(folder, name, 'migration.sql'), 'utf8')),
  );
}

function rootFields(service: string, type: 'Query' | 'Mutation'): string[] {
  const { definitions } = parse(readFileSync(fileOf(service, 'schema.graphql'), 'utf8'));
  return definitions
    .filter(
      (d): d is ObjectTypeDefinitionNode => d.kind === Kind.OBJECT_TYPE_DEFINITION && d.name.value === type,
    )
    .flatMap(({ fields = [] }) => fields.map(({ name }) => name.value));
}

function resolverFiles(service: string, type: string): string[] {
  const folder = fileOf(service, `src/graphql/resolvers/${type}`);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.includes('.test.'))
    .map((name) => name.replace(/\.ts$/, ''));
}

describe.each(SERVICES)('%s', (service) => {
  it('has the rooms that every service has', () => {
    expect(PARTS.filter((path) => !existsSync(fileOf(service, path)))).toEqual([]);
  });

  it('says in its README what every README says', () => {
    const readme = readFileSync(fileOf(service, 'README.md'), 'utf8');
    expect(SAID.filter((words) => !readme.includes(words))).toEqual([]);
  });

  it('makes the messaging tables as packages/messaging/sql/messaging.sql says', () => {
    const made = migrated(service);
    expect(MESSAGING.filter((statement) => !made.includes(statement))).toEqual([]);
  });

  it('makes the table of later work, where it has one, as packages/database/sql/later-work.sql says', () => {
    const made = migrated(service);
    const hasOne = made.some((statement) => statement.startsWith('CREATE TABLE later_work'));
    expect(hasOne ? LATER_WORK.filter((statement) => !made.includes(statement)) : []).toEqual([]);
  });

  it('that limits attempts makes their table as packages/rate-limit/sql/rate-limit.sql says, and the clock it needs', () => {
    if (!readFileSync(fileOf(service, 'package.json'), 'utf8').includes('"@loupe/rate-limit"')) return;
    const made = migrated(service);
    expect(RATE_LIMIT.filter((statement) => !made.includes(statement))).toEqual([]);
    expect(made.filter((statement) => statement.startsWith('CREATE FUNCTION clock()'))).toHaveLength(1);
  });

  it.each(['Query', 'Mutation'] as const)('resolves each field of %s in a file of its name', (type) => {
    expect(resolverFiles(service, type).sort()).toEqual(rootFields(service, type).sort());
  });

  it('fails /healthz when its relay or a consumer has ended for good', () => {
    const main = readFileSync(fileOf(service, 'src/main.ts'), 'utf8');
    const [, told = ''] = /^ {2}alive: (.*),$/m.exec(main) ?? [];
    const asked = [...told.matchAll(/(\w+)\.alive/g)].map(([, part]) => part);
    const started = [...main.matchAll(/const (\w+) = start(?:Relay|Consumer|Background)\(/g)];
    expect(asked.sort()).toEqual(started.map(([, part]) => part).sort());
    expect(asked).not.toEqual([]);
    const background = fileOf(service, 'src/background.ts');
    if (!existsSync(background)) return;
    const inside = readFileSync(background, 'utf8');
    const [, inBackground = ''] = /^ {4}alive: \(\) => (.*),$/m.exec(inside) ?? [];
    for (const [, part] of inside.matchAll(/const (\w+) = start(?:Relay|Consumers?)\(/g))
      expect(inBackground).toContain(`${part}.alive()`);
  });

  it('is put together in a main that is read in one go', () => {
    expect(readFileSync(fileOf(service, 'src/main.ts'), 'utf8').split('\n').length).toBeLessThanOrEqual(110);
  });
});
