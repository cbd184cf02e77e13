import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES } from '@loupe/contracts/services';
import { inputsHash } from './inputs-hash.ts';
import { runToEnd } from '@loupe/local-servers/run-to-end';
import { ROOT } from './services.ts';

/** Generates the Prisma clients, which are not committed: once per schema and Prisma version. */
export async function generatePrismaClients(signal?: AbortSignal): Promise<void> {
  for (const service of SERVICES) {
    const folder = join(ROOT, 'services', service);
    const schema = join(folder, 'prisma/schema.prisma');
    if (!/^generator /m.test(readFileSync(schema, 'utf8'))) continue;
    const marker = join(folder, 'src/generated/.inputs');
    const hash = inputsHash(ROOT, [
      `services/${service}/prisma/schema.prisma`,
      'node_modules/prisma/package.json',
    ]);
    if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) continue;
    await runToEnd([join(ROOT, 'node_modules/prisma/build/index.js'), 'generate'], {
      name: `Generating the Prisma client of ${service}`,
      cwd: folder,
      log: join(ROOT, `.loupe/logs/prisma-${service}.log`),
      signal,
    });
    writeFileSync(marker, hash);
  }
}
