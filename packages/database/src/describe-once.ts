import pg from 'pg';

/** How rows of a prepared statement are read. */
interface RowShape {
  readonly fields: readonly unknown[];
  readonly _parsers: unknown;
  readonly _prebuiltEmptyResultObject: unknown;
}

interface Connection {
  describe(message: unknown): void;
}

interface Query {
  readonly name?: string;
  _result: RowShape;
  _accumulateRows: unknown;
  hasBeenParsed(connection: Connection): unknown;
  prepare(connection: Connection): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}

const known = new WeakMap<Connection, Map<string, RowShape>>();
let isDescribed = false;

/**
 * pg 8 has Postgres describe a named statement each time, although neither can change while it is prepared: Postgres refuses a plan whose
 * columns have changed (0A000). Of 25 columns that was a third of what the client needs for a statement and a sixth of what Postgres does.
 */
export function describeOnce(): void {
  const query = (pg.Query as unknown as { prototype: Query }).prototype;
  const connection = (pg.Connection as unknown as { prototype: Connection }).prototype;
  const { prepare, handleCommandComplete } = query;
  const { describe } = connection;
  if (
    [prepare, handleCommandComplete, query.hasBeenParsed, describe].some((part) => typeof part !== 'function')
  )
    throw new Error('pg is no longer the version whose statements this describes once.');
  connection.describe = function describeUnlessKnown(message) {
    if (!isDescribed) describe.call(this, message);
  };
  query.prepare = function prepareDescribed(on) {
    const shape = this.name && this.hasBeenParsed(on) ? known.get(on)?.get(this.name) : undefined;
    if (shape === undefined) return prepare.call(this, on);
    Object.assign(this._result, shape);
    this._accumulateRows = true;
    isDescribed = true; // `prepare` is synchronous
    try {
      prepare.call(this, on);
    } finally {
      isDescribed = false;
    }
  };
  query.handleCommandComplete = function rememberShape(message, on) {
    if (this.name) remember(on, this.name, this._result);
    handleCommandComplete.call(this, message, on);
  };
}

function remember(
  connection: Connection,
  name: string,
  { fields, _parsers, _prebuiltEmptyResultObject }: RowShape,
) {
  const shapes = known.get(connection) ?? new Map<string, RowShape>();
  known.set(connection, shapes);
  if (!shapes.has(name)) shapes.set(name, { fields, _parsers, _prebuiltEmptyResultObject });
}
