import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  concatAST,
  Kind,
  parse,
  print,
  separateOperations,
  stripIgnoredCharacters,
  type DocumentNode,
} from 'graphql';
import { idOf } from './listed-operations.ts';

const FOLDER = join(import.meta.dirname, '../../other-clients');
const FILE = join(import.meta.dirname, '../../operations/other-clients.json');
const HELP = `Lists the operations of gateway/other-clients/*.graphql in gateway/operations/other-clients.json: those that clients other than the
storefront may send (QY-19), each with the fragments that it uses.

  --check   write nothing; fail when the committed list is not what the files hold
  --help    this text`;

/** Each operation's text by its id, in the order of its name. */
function manifest(): Record<string, string> {
  const files = globSync('*.graphql', { cwd: FOLDER }).sort();
  const all = concatAST(files.map((file) => parse(readFileSync(join(FOLDER, file), 'utf8'))));
  const documents = Object.entries(separateOperations(all)).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(documents.map(([, document]) => [idOf(textOf(document)), textOf(document)]));
}

/** The operation first, as people read it. */
function textOf({ definitions, ...document }: DocumentNode): string {
  const [own, fragments] = [Kind.OPERATION_DEFINITION, Kind.FRAGMENT_DEFINITION].map((kind) =>
    definitions.filter((each) => each.kind === kind),
  );
  return stripIgnoredCharacters(print({ ...document, definitions: [...(own ?? []), ...(fragments ?? [])] }));
}

const { values: options } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } });
const text = `${JSON.stringify(manifest(), null, 2)}\n`;

if (options.help) console.log(HELP);
else if (!options.check) {
  writeFileSync(FILE, text);
  console.log(`Wrote ${FILE}.`);
} else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
  console.error('The committed list is not what gateway/other-clients holds: run `npm run compose`.');
  process.exitCode = 1;
}
