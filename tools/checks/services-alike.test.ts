import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, type ObjectTypeDefinitionNode } from 'graphql';
import { SERVICES } from '@loupe/contracts/services';
import { ROOT } from '../stack/services.ts';
import { callsOf, heldFrom, propertyOf } from './service-shape/calls.ts';

const PARTS = [
  'README.md',
  'schema.graphql',
  'prisma/schema.prisma',
  'prisma/migrations',
  'src/main.ts',
  'src/ports.ts',
  'src/background.ts',
  'src/bind-use-cases.ts',
  'src/outside.ts',
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
/** Sections of every service's README. */
const README_SECTIONS = [
  '**Owns**',
  '**Tables**',
  '**Topics**',
  '**Invariants**',
  '## Run and test it alone',
];

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
const mainOf = (service: string): string => readFileSync(fileOf(service, 'src/main.ts'), 'utf8');
const backgroundOf = (service: string): string => readFileSync(fileOf(service, 'src/background.ts'), 'utf8');

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
  it('has the files and folders that every service has', () => {
    expect(PARTS.filter((path) => !existsSync(fileOf(service, path)))).toEqual([]);
  });

  it('has a README with all sections', () => {
    const readme = readFileSync(fileOf(service, 'README.md'), 'utf8');
    expect(README_SECTIONS.filter((words) => !readme.includes(words))).toEqual([]);
  });

  it('creates the messaging tables as in packages/messaging/sql/messaging.sql', () => {
    const made = migrated(service);
    expect(MESSAGING.filter((statement) => !made.includes(statement))).toEqual([]);
  });

  it('creates its later_work table, if any, as in packages/database/sql/later-work.sql', () => {
    const made = migrated(service);
    const hasOne = made.some((statement) => statement.startsWith('CREATE TABLE later_work'));
    expect(hasOne ? LATER_WORK.filter((statement) => !made.includes(statement)) : []).toEqual([]);
  });

  it('creates its attempt counters, if any, as in packages/rate-limit/sql/rate-limit.sql, and their clock', () => {
    if (!readFileSync(fileOf(service, 'package.json'), 'utf8').includes('"@loupe/rate-limit"')) return;
    const made = migrated(service);
    expect(RATE_LIMIT.filter((statement) => !made.includes(statement))).toEqual([]);
    expect(made.filter((statement) => statement.startsWith('CREATE FUNCTION clock()'))).toHaveLength(1);
  });

  it.each(['Query', 'Mutation'] as const)('resolves each field of %s in a file of its name', (type) => {
    expect(resolverFiles(service, type).sort()).toEqual(rootFields(service, type).sort());
  });

  it('fails /healthz when its relay or a consumer has ended for good', () => {
    expect(propertyOf(mainOf(service), 'alive')).toBe('background.alive');
    const background = backgroundOf(service);
    const asked = callsOf(propertyOf(background, 'alive') ?? '');
    const started = heldFrom(background, ['startRelay', 'startConsumer', 'startConsumers']);
    expect(started).toContain('relay');
    expect(asked.sort()).toEqual(started.map((part) => `${part}.alive`).sort());
  });

  it('serves the metrics of its relay and of every consumer', () => {
    expect(propertyOf(mainOf(service), 'metrics')).toMatch(/\.\.\.background\.metrics\b/);
    const background = backgroundOf(service);
    const given = propertyOf(background, 'metrics') ?? '';
    expect(given).toMatch(/^messagingMetrics\(\{ pool, relay\b/);
    const started = heldFrom(background, ['startConsumer', 'startConsumers']);
    expect(started.filter((part) => !given.includes(part))).toEqual([]);
  });

  it('starts its relay and consumers in background.ts, not in main.ts', () => {
    expect(heldFrom(mainOf(service), ['startBackground'])).toEqual(['background']);
    expect(callsOf(mainOf(service)).filter((name) => /^start(?!Background$)/.test(name))).toEqual([]);
    expect(heldFrom(backgroundOf(service), ['startRelay'])).toEqual(['relay']);
  });

  it('has a short main.ts', () => {
    const lines = mainOf(service).trimEnd().split('\n').length;
    expect(lines).toBeLessThanOrEqual(60);
  });

  it('makes each repository by one function, named by its file', () => {
    const folder = fileOf(service, 'src/adapters/db');
    const files = readdirSync(folder).filter((name) => name.endsWith('-repository.ts'));
    expect(files).not.toEqual([]);
    for (const file of files) {
      const name = file.replace('.ts', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const text = readFileSync(join(folder, file), 'utf8');
      expect({ file, named: new RegExp(`^export (?:function|const) ${name}\\b`, 'm').test(text) }).toEqual({
        file,
        named: true,
      });
      expect(text).not.toMatch(/^export class (?!\w+Error\b)|^export (?:function|const) create/m);
    }
  });

  it('runs declared statements only, whose types the schema decides', () => {
    const sources = readdirSync(fileOf(service, 'src'), { recursive: true, encoding: 'utf8' });
    const unchecked = sources
      .filter((file) => file.endsWith('.ts'))
      .filter((file) => /\.query(?:<|\(\s*['"`])/.test(readFileSync(fileOf(service, `src/${file}`), 'utf8')));
    expect(unchecked).toEqual([]);
  });
});
