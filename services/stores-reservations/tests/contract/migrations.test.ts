import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { testDatabase } from '@loupe/test-harness/postgres';

const folder = new URL('../..', import.meta.url).pathname;
const prisma = new URL('../../../../node_modules/prisma/build/index.js', import.meta.url).pathname;

describe('migrations', () => {
  it('[EN-16] create exactly the schema that prisma/schema.prisma describes', async () => {
    const service = 'stores-reservations';
    const database = await testDatabase({ service, migrationsDir: `${folder}prisma/migrations` });
    const command = ['migrate', 'diff', '--from-config-datasource', '--to-schema', 'prisma/schema.prisma'];
    const { stdout } = await promisify(execFile)(process.execPath, [prisma, ...command], {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: `${database.url}?schema=stores_reservations` },
    });
    expect(stdout).toContain('No difference detected.');
    await database.drop();
  });
});
