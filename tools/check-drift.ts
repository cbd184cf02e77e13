import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startTestPostgres } from '@loupe/test-harness/postgres';

/**
 * `node tools/check-drift.ts [service …]`: checks that each service's migrations produce the schema of its schema.prisma. Exits 1,
 * names the services that differ, and prints the missing SQL.
 */
const ROOT = join(import.meta.dirname, '..');
const PRISMA = join(ROOT, 'node_modules/prisma/build/index.js');
const DIFFERENT = 2;

function servicesWithPrisma(): string[] {
  const names = readdirSync(join(ROOT, 'services'));
  return names.filter((name) => existsSync(join(ROOT, 'services', name, 'prisma/schema.prisma'))).sort();
}

/** @returns the difference as SQL, or Prisma's error message; undefined when there is none */
function driftOf(service: string, databaseUrl: string): Promise<string | undefined> {
  const sides = ['--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema.prisma'];
  const options = {
    cwd: join(ROOT, 'services', service),
    env: { ...process.env, DATABASE_URL: databaseUrl },
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [PRISMA, 'migrate', 'diff', ...sides, '--script', '--exit-code'],
      options,
      (error, stdout, stderr) => {
        if (error === null) resolve(undefined);
        else resolve(error.code === DIFFERENT ? stdout : `${stdout}\n${stderr}`);
      },
    );
  });
}

const wanted = process.argv.slice(2);
const { adminUrl } = await startTestPostgres();
for (const service of wanted.length > 0 ? wanted : servicesWithPrisma()) {
  const drift = await driftOf(service, adminUrl);
  if (drift === undefined) continue;
  process.exitCode = 1;
  console.error(`${service}: the migrations do not match prisma/schema.prisma. Missing:\n${drift.trim()}\n`);
}
