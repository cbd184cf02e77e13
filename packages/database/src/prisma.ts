import { AsyncLocalStorage } from 'node:async_hooks';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { sendOf, type Send, type Tx } from './tx.ts';

/** The part of a generated client by which each call is wrapped. */
interface Extensible {
  $extends(extension: { query: { $allOperations(call: Call): Promise<unknown> } }): unknown;
}

interface Call {
  readonly model?: string;
  readonly operation: string;
  readonly args: unknown;
  readonly query: (args: unknown) => PromiseLike<unknown>;
}

/** The models of a client: a transaction of Prisma's own would not be ours. */
type Models<Client> = Omit<Client, `$${string}`>;

/** One call of Prisma. */
interface Running {
  readonly send: Send;
  /** The driver's error, which Prisma hides in one of its own. */
  failure?: unknown;
}

const running = new AsyncLocalStorage<Running>();

/**
 * Prisma on our connections: `prismaOn(tx).consent.create(…)` is one statement of `tx`, in its transaction and under its time-outs, and
 * fails with the errors of SQL. The client is made at the first call and has no connection of its own: nothing is to be ended.
 * @param schema tables are read from here: Prisma qualifies them, regardless of search_path and `?schema=`
 */
export function prismaOver<Client extends Extensible>(
  schema: string,
  create: (adapter: PrismaPg) => Client,
): (tx: Tx) => Models<Client> {
  let shared: Client | undefined;
  const clients = new WeakMap<Tx, Models<Client>>();
  return (tx) => {
    let client = clients.get(tx);
    if (client === undefined) {
      shared ??= create(new PrismaPg(new CurrentConnection(), { schema }));
      client = shared.$extends({ query: { $allOperations: callsOn(tx) } }) as Client;
      clients.set(tx, client);
    }
    return client;
  };
}

function callsOn(tx: Tx) {
  return async ({ model, operation, args, query }: Call): Promise<unknown> => {
    if (operation.startsWith('findUnique'))
      throw new Error('Prisma joins calls of findUnique, even of two transactions: use findFirst.');
    const call: Running = { send: sendOf(tx) };
    try {
      return await running.run(call, async () => query(args));
    } catch (error) {
      throw call.failure ?? withoutValues(`${model}.${operation}`, error as Error);
    }
  };
}

/** Prisma prints the values of a call that it refuses, which may be a person's. Its last line says what is wrong. */
const withoutValues = (call: string, error: Error): Error =>
  error.name === 'PrismaClientValidationError'
    ? new TypeError(`${call}: ${error.message.trim().split('\n').at(-1)}`)
    : error;

/** What Prisma takes for a pool: the connection of the call that runs. */
class CurrentConnection extends pg.Pool {
  override query = (async (statement: pg.QueryConfig): Promise<pg.QueryResult> => {
    const call = running.getStore();
    if (call === undefined) throw new Error('Call Prisma on a Tx: prismaOn(tx).');
    try {
      return await call.send(statement);
    } catch (error) {
      call.failure = error;
      throw error;
    }
  }) as unknown as pg.Pool['query'];

  override connect = (() =>
    Promise.reject(
      new Error('Prisma would send several statements in a transaction of its own: use SQL.'),
    )) as pg.Pool['connect'];
}
