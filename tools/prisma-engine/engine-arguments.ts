import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** The datasource of `prisma.config.ts`, as the CLI passes it. */
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

/** Parses the arguments that the CLI passes to the native engine; unknown ones are ignored. */
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
