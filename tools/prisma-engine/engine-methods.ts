import { liveFactory, offlineFactory } from './adapter-factories.ts';
import { createDatabase } from './database-commands.ts';
import type { EngineArguments } from './engine-arguments.ts';
import { startWasmEngine } from './wasm-engine.ts';
import type { WasmEngine } from './wasm-engine.ts';

/** Kinds of a diff's sides that need no server. */
const OFFLINE_SIDES = new Set(['empty', 'schemaDatamodel']);

interface DiffParams {
  readonly from: { readonly tag: string };
  readonly to: { readonly tag: string };
}

export interface EngineMethods {
  /** @param print shows text on the CLI's terminal */
  call(method: string, params: unknown, print: (text: string) => void): Promise<unknown>;
  explain(message: string): string;
}

/** The methods of the CLI's JSON-RPC: passed to the WebAssembly engine if it has them, else implemented here. */
export function engineMethods({ datasource, datamodels }: EngineArguments): EngineMethods {
  let latest: WasmEngine | undefined;
  let live: Promise<WasmEngine> | undefined;

  const start = async (factory: typeof offlineFactory) =>
    (latest = await startWasmEngine(factory, datamodels));
  const liveEngine = () => {
    if (datasource.url === undefined) throw new Error('prisma.config.ts has no datasource.url.');
    return (live ??= start(liveFactory(datasource.url, datasource.shadowDatabaseUrl)));
  };
  const diff = async (params: DiffParams, print: (text: string) => void): Promise<unknown> => {
    const offline = [params.from, params.to].every(({ tag }) => OFFLINE_SIDES.has(tag));
    const engine = await (offline ? start(offlineFactory) : liveEngine());
    const { stdout, ...result } = (await engine.call('diff', params)) as { stdout?: string };
    if (stdout) print(stdout.replace(/\n$/, ''));
    return result;
  };

  return {
    async call(method, params, print) {
      if (method === 'createDatabase') return createDatabase(datasource.url ?? '');
      if (method === 'diff') return diff(params as DiffParams, print);
      const engine = await liveEngine();
      return method === 'getDatabaseVersion'
        ? engine.call('version', params ?? null)
        : engine.call(method, params);
    },
    explain: (message) => latest?.explain(message) ?? message,
  };
}
