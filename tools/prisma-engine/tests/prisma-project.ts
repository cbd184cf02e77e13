import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrapDatabase } from '@loupe/database/bootstrap';
import { testDatabase } from '@loupe/test-harness/postgres';

const ROOT = join(import.meta.dirname, '../../..');
const SERVICE = 'engine-test';

/** A service's folder as far as Prisma is concerned, with a database of its own. */
export interface PrismaProject {
  readonly folder: string;
  readonly migrationsDir: string;
  readonly url: string;
  /** Runs the Prisma CLI there; `url` instead of the project's own when given. */
  prisma(args: readonly string[], url?: string): Promise<{ code: number; output: string }>;
  writeSchema(models: string): Promise<void>;
  migrationNames(): Promise<string[]>;
  remove(): Promise<void>;
}

export async function makePrismaProject(): Promise<PrismaProject> {
  const folder = await mkdtemp(join(tmpdir(), 'loupe-prisma-'));
  const migrationsDir = join(folder, 'prisma/migrations');
  await mkdir(migrationsDir, { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const helper = JSON.stringify(join(ROOT, 'tools/prisma-engine/prisma-config.ts'));
  await writeFile(
    join(folder, 'prisma.config.ts'),
    `import { serviceConfig } from ${helper};\nexport default serviceConfig('${SERVICE}');\n`,
  );
  const { name, url, adminUrl, drop } = await testDatabase({ service: SERVICE });
  await bootstrapDatabase({ adminUrl, database: name, services: [SERVICE], allowMigrateDev: true });

  return {
    folder,
    migrationsDir,
    url,
    prisma: (args, databaseUrl = url) => runPrisma(folder, args, databaseUrl),
    writeSchema: (models) => writeFile(join(folder, 'prisma/schema.prisma'), `${HEADER}${models}`),
    migrationNames: async () =>
      (await readdir(migrationsDir)).filter((entry) => !entry.endsWith('.toml')).sort(),
    remove: async () => {
      await drop();
      await rm(folder, { recursive: true });
    },
  };
}

const HEADER = `
generator client {
  provider               = "prisma-client"
  output                 = "../src/generated/prisma"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "ts"
}
datasource db {
  provider = "postgresql"
}
`;

function runPrisma(
  cwd: string,
  args: readonly string[],
  url: string,
): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATABASE_URL: url, NODE_OPTIONS: '', FORCE_COLOR: '0' };
  const cli = join(ROOT, 'node_modules/prisma/build/index.js');
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...args], { cwd, env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: `${stdout}\n${stderr}` });
    });
  });
}
