import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** What `prisma.config.ts` says of the database, as the CLI hands it on. */
export interface Datasource {
  readonly url?: string;
  readonly shadowDatabaseUrl?: string;
}

export interface EngineArguments {
  readonly version: boolean;
  /** Of `schema-engine cli --datasource {…} <command>`, e.g. `can-connect-to-database`. */
  readonly databaseCommand: string | undefined;
  readonly datasource: Datasource;
  /** Path and text of each schema file; undefined for none, since the WebAssembly engine panics on an empty list. */
  readonly datamodels: [string, string][] | undefined;
}

/** The arguments the CLI gives the native engine; those that mean nothing here are let through. */
export function parseEngineArguments(args: string[]): EngineArguments {
  const { values, positionals } = parseArgs({
    args,
    strict: false,
    allowPositionals: true,
    options: {
      version: { type: 'boolean' },
      datamodels: { type: 'string', multiple: true },
      datasource: { type: 'string' },
      'enabled-preview-features': { type: 'string' },
      'extension-types': { type: 'string' },
    },
  });
  const paths = (values.datamodels ?? []).map(String);
  return {
    version: values.version === true,
    databaseCommand:
      positionals[0] === 'cli' ? positionals.find((name) => name.endsWith('database')) : undefined,
    datasource: values.datasource ? (JSON.parse(String(values.datasource)) as Datasource) : {},
    datamodels: paths.length > 0 ? paths.map((path) => [path, readFileSync(path, 'utf8')]) : undefined,
  };
}
