import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SERVICES } from '@loupe/contracts/services';
import { ROOT } from './stack/services.ts';
import { allSchemas } from './statements/all-schemas.ts';
import { collectStatements, declaringModules } from './statements/collect.ts';
import { typesOfService } from './statements/types-of-service.ts';

const HELP = `node tools/former-statements.ts <release> [service …]   a tag, branch or commit: the release that runs now

  --root <folder>   where the migrations are (this repository)

Checks each SQL statement of that release against the schema after today's migrations, beside which it runs during a rolling upgrade.
Statements are parsed and analysed, not run: a constraint that only a written row violates is found by the check of the migrations.`;

/** The services of a release, inside the repository, so that packages are found. */
function checkOut(release: string): string {
  mkdirSync(join(ROOT, '.loupe'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.loupe/former-'));
  const archive = execFileSync('git', ['archive', release, 'services'], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  // Calls by Prisma are not checked here: any client lets the modules beside them load.
  for (const client of globSync('services/*/src/generated', { cwd: ROOT }))
    cpSync(join(ROOT, client), join(folder, client), { recursive: true });
  return folder;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string', default: ROOT }, help: { type: 'boolean' } },
  });
  const [release, ...asked] = positionals;
  const services = asked.length > 0 ? asked : SERVICES;
  if (values.help || release === undefined) {
    process.stdout.write(`${HELP}\n`);
    return values.help ? 0 : 2;
  }
  const former = checkOut(release);
  try {
    const urlOf = await allSchemas(values.root, services);
    let [checked, failed] = [0, 0];
    for (const service of services) {
      const modules = await declaringModules(join(former, 'services', service, 'src/adapters/db'));
      const statements = await collectStatements(modules);
      const { errors } = await typesOfService(urlOf(service), statements);
      checked += statements.length;
      failed += errors.length;
      for (const error of errors) process.stderr.write(`✗ ${service} of ${release}: ${error}\n`);
    }
    process.stdout.write(`${checked} statements of ${release} checked, ${failed} failed\n`);
    return failed === 0 && checked > 0 ? 0 : 1;
  } finally {
    rmSync(former, { recursive: true, force: true });
  }
}

process.exitCode = await main();
