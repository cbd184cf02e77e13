import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrate } from '@loupe/database/migrate';
import { makePrismaProject } from './prisma-project.ts';
import type { PrismaProject } from './prisma-project.ts';

const MODELS = `
model Product {
  id    String @id @db.Uuid
  title String
  price Int
  @@index([title(ops: raw("gin_trgm_ops"))], type: Gin, map: "product_title_trgm")
  @@map("product")
}
`;
const FUNCTION = `
CREATE FUNCTION shout(text) RETURNS text LANGUAGE plpgsql AS $$ BEGIN RETURN upper($1) || ';'; END $$;
`;
const DRIFT = [
  'migrate',
  'diff',
  '--from-migrations',
  'prisma/migrations',
  '--to-schema',
  'prisma/schema.prisma',
  '--exit-code',
];

let project: PrismaProject;

async function query(sql: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: project.url });
  await client.connect();
  return (await client.query<object>(sql).finally(() => client.end())).rows;
}

beforeAll(async () => {
  project = await makePrismaProject();
  await project.writeSchema(MODELS);
});

afterAll(() => project.remove());

describe('the Prisma CLI with the replacement engine', () => {
  it('migrate dev --create-only writes SQL for the schema and applies nothing', async () => {
    const { code } = await project.prisma(['migrate', 'dev', '--create-only', '--name', 'init']);
    expect(code).toBe(0);
    const [name] = await project.migrationNames();
    const file = join(project.migrationsDir, name ?? '', 'migration.sql');
    expect(await readFile(file, 'utf8')).toContain('USING GIN ("title" gin_trgm_ops)');
    expect(await query(`SELECT FROM pg_tables WHERE tablename = 'product'`)).toEqual([]);
    await appendFile(file, FUNCTION);
  });

  it('migrate deploy applies it with hand-written functions to the schema of the service', async () => {
    expect(await project.prisma(['migrate', 'deploy'])).toMatchObject({ code: 0 });
    expect(
      await query(`SELECT schemaname, shout('a') AS said FROM pg_tables WHERE tablename = 'product'`),
    ).toEqual([{ schemaname: 'engine_test', said: 'A;' }]);
  });

  it('migrate status and the services’ migration runner find no pending migration', async () => {
    const { code, output } = await project.prisma(['migrate', 'status']);
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringContaining('Database schema is up to date'),
    });
    expect(await migrate({ url: project.url, dir: project.migrationsDir, log: () => {} })).toEqual([]);
  });

  it('migrate diff --exit-code finds no difference in migrations and database, and then the one that is made', async () => {
    const live = [
      'migrate',
      'diff',
      '--from-config-datasource',
      '--to-schema',
      'prisma/schema.prisma',
      '--exit-code',
    ];
    expect((await project.prisma(DRIFT)).code).toBe(0);
    expect((await project.prisma(live)).code).toBe(0);
    await project.writeSchema(MODELS.replace('price Int', 'price Int\n  stock Int?'));
    const drifted = await project.prisma([...DRIFT, '--script']);
    expect(drifted).toMatchObject({
      code: 2,
      output: expect.stringContaining('ADD COLUMN     "stock" INTEGER'),
    });
    expect((await project.prisma(live)).code).toBe(2);
    expect((await query(`SELECT FROM pg_database WHERE datname LIKE 'prisma_migrate_shadow%'`)).length).toBe(
      0,
    );
  });

  it('migrations that the runner applied count as applied for the CLI', async () => {
    expect((await project.prisma(['migrate', 'dev', '--create-only', '--name', 'stock'])).code).toBe(0);
    expect(await migrate({ url: project.url, dir: project.migrationsDir, log: () => {} })).toHaveLength(1);
    expect((await project.prisma(['migrate', 'deploy'])).output).toContain('No pending migrations to apply');
    expect((await project.prisma(DRIFT)).code).toBe(0);
  });

  it('a migration that fails ends with exit code 1 and changes nothing', async () => {
    const broken = join(project.migrationsDir, '99990101000000_broken');
    await mkdir(broken);
    await writeFile(join(broken, 'migration.sql'), 'CREATE TABLE half_done (id int); SELECT 1/0;');
    const { code, output } = await project.prisma(['migrate', 'deploy']);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('division by zero') });
    expect(await query(`SELECT FROM pg_tables WHERE tablename = 'half_done'`)).toEqual([]);
    await rm(broken, { recursive: true });
    await query(`DELETE FROM _prisma_migrations WHERE finished_at IS NULL`);
  });

  it('two schema files are compared without a server', async () => {
    const args = ['migrate', 'diff', '--from-empty', '--to-schema', 'prisma/schema.prisma', '--script'];
    const { code, output } = await project.prisma(args, 'postgresql://nobody:none@127.0.0.1:9/none');
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('CREATE TABLE') });
  });

  it.each([
    ['a wrong password', (url: URL) => Object.assign(url, { password: 'wrong' }), 'P1000'],
    ['no server', (url: URL) => Object.assign(url, { port: '9' }), 'P1001'],
  ])('%s ends with exit code 1', async (_what, change, prismaCode) => {
    const { code, output } = await project.prisma(
      ['migrate', 'deploy'],
      change(new URL(project.url)).toString(),
    );
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(prismaCode) });
  });
});
