import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { ErrorRegistry, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { SchemaEngine } from '@prisma/schema-engine-wasm';

/** A started engine; the methods have the names of the CLI's JSON-RPC. */
export interface WasmEngine {
  call(method: string, params: unknown): Promise<unknown>;
  /** Replaces the engine's `External error id#…` by the adapter's error message. */
  explain(message: string): string;
}

/** @param datamodels path and text of the schema files the engine begins with */
export async function startWasmEngine(
  factory: SqlMigrationAwareDriverAdapterFactory,
  datamodels: [string, string][] | undefined,
): Promise<WasmEngine> {
  const bound = bindMigrationAwareSqlAdapterFactory(factory);
  const engine = await SchemaEngine.new({ datamodels }, () => {}, bound);
  const methods = engine as unknown as Readonly<
    Record<string, ((params: unknown) => Promise<unknown>) | undefined>
  >;
  return {
    call: async (method, params) => {
      if (methods[method] === undefined) throw new Error(`The engine has no method ${method}.`);
      return methods[method](params);
    },
    explain: (message) =>
      message.replace(
        /External error id#(\d+)/g,
        (all, id) => adapterError(bound.errorRegistry, Number(id)) ?? all,
      ),
  };
}

function adapterError(registry: ErrorRegistry, id: number): string | undefined {
  const error: unknown = registry.consumeError(id)?.error;
  if (error === undefined) return undefined;
  return error instanceof Error ? error.message : String(error);
}
