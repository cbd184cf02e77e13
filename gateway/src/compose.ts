import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';

const ROOT = join(import.meta.dirname, '../..');
const SUPERGRAPH = join(ROOT, 'gateway/supergraph/supergraph.graphql');
const HELP = `Composes services/*/schema.graphql into gateway/supergraph/supergraph.graphql.

  --check   write nothing; fail when the committed supergraph is not what the schemas compose to
  --help    this text`;

const { values: options } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } });

if (options.help) console.log(HELP);
else process.exitCode = options.check ? check(compose()) : write(compose());

/** @returns undefined when the schemas do not compose; the errors are on stderr */
function compose(): string | undefined {
  const result = composeServices(
    globSync('services/*/schema.graphql', { cwd: ROOT })
      .sort()
      .map((file) => {
        const name = basename(dirname(file));
        // A placeholder: the addresses of a subgraph's instances are configuration.
        return {
          name,
          url: `http://${name}/graphql`,
          typeDefs: parse(readFileSync(join(ROOT, file), 'utf8')),
        };
      }),
  );
  for (const error of result.errors ?? [])
    console.error(`error ${String(error.extensions['code'])}: ${error.message}`);
  for (const hint of result.hints ?? []) console.warn(`hint ${hint.definition.code}: ${hint.message}`);
  return result.supergraphSdl;
}

function write(supergraph: string | undefined): number {
  if (supergraph === undefined) return 1;
  writeFileSync(SUPERGRAPH, supergraph);
  console.log(`Wrote ${SUPERGRAPH}.`);
  return 0;
}

function check(supergraph: string | undefined): number {
  if (supergraph === undefined) return 1;
  if (existsSync(SUPERGRAPH) && readFileSync(SUPERGRAPH, 'utf8') === supergraph) return 0;
  console.error(
    'The committed supergraph is not what the schemas compose to: run `npm run compose` and commit it.',
  );
  return 1;
}
