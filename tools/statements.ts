import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { SERVICES } from '@loupe/contracts/services';
import { ROOT } from './stack/services.ts';
import { allSchemas } from './statements/all-schemas.ts';
import { collectStatements, declaringModules } from './statements/collect.ts';
import { differences, generatedFile } from './statements/generated-file.ts';
import { longStatements } from './statements/long-statements.ts';
import { typesOfService } from './statements/types-of-service.ts';

/**
 * `node tools/statements.ts [--check] [--root folder] [service …]`: the types of the SQL statements in each service's `adapters/db`, from its migrated
 * schema, into `gen/statements.ts` beside them. `--check` writes nothing; it exits 1 and names the statements whose types have changed.
 */
const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' }, root: { type: 'string', default: ROOT } },
  allowPositionals: true,
});

const collected = [];
for (const service of positionals.length > 0 ? positionals : SERVICES) {
  const folder = join(values.root, 'services', service, 'src/adapters/db');
  const file = join(folder, 'gen/statements.ts');
  const modules = await declaringModules(folder);
  if (modules.length === 0 && !existsSync(file)) continue;
  if (!existsSync(file)) write(file, generatedFile([])); // the modules import this file
  collected.push({ service, statements: await collectStatements(modules), file });
}
const urlOf = await allSchemas(
  values.root,
  collected.map(({ service }) => service),
);
for (const { service, statements, file } of collected) {
  const { text, errors: invalid } = await typesOfService(urlOf(service), statements);
  const errors = [...invalid, ...longStatements(text)];
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (errors.length > 0) report(file, errors);
  else if (!values.check) write(file, text);
  else if (text !== before) report(file, [...differences(before, text), 'Run `npm run codegen`.']);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function report(file: string, lines: readonly string[]): void {
  process.exitCode = 1;
  console.error(`${relative(values.root, file)} does not fit the schema:`);
  for (const line of lines) console.error(`  ${line}`);
}
