import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openApiDocument } from './rest/openapi/document.ts';

const FILE = join(import.meta.dirname, '../openapi.json');
const HELP = `Writes gateway/openapi.json from what the calls of the commerce host declare of themselves.

  --check   write nothing; fail when the committed document is not what they declare
  --help    this text`;

const { values: options } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } });
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (options.help) console.log(HELP);
else if (!options.check) {
  writeFileSync(FILE, text);
  console.log(`Wrote ${FILE}.`);
} else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
  console.error('The committed OpenAPI document is not what the calls declare: run `npm run compose`.');
  process.exitCode = 1;
}
