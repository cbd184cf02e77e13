interface Observer<Row> {
  observe(after: Row, before: Row | undefined): void;
}

/** Rows by their primary key. Rows are replaced, never mutated, so that a row that was read does not change. */
export class Table<Row> {
  readonly name: string;
  readonly committed = new Map<string, Row>();
  /** Called for each row that a commit changes. */
  readonly observers: Observer<Row>['observe'][] = [];

  constructor(name: string) {
    this.name = name;
  }
}

export class UniqueViolation extends Error {
  readonly code = '23505';
  readonly constraint: string;

  constructor(constraint: string) {
    super(`duplicate key value violates unique constraint "${constraint}"`);
    this.constraint = constraint;
  }
}

export class CheckViolation extends Error {
  readonly code = '23514';
  readonly constraint: string;

  constructor(constraint: string) {
    super(`new row violates check constraint "${constraint}"`);
    this.constraint = constraint;
  }
}

class Deadlock extends Error {
  readonly code = '40P01';
}

class TransactionEnded extends Error {
  readonly code = '25P02';
}

/** The row is locked by another transaction. */
class Blocked {
  readonly by: Transaction;

  constructor(by: Transaction) {
    this.by = by;
  }
}

type Writes = Map<Table<unknown>, Map<string, unknown>>;
const GONE = Symbol('deleted');

export interface MemoryDatabaseOptions {
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly checkFailed?: (violation: CheckViolation) => void;
}

/**
 * Tables with the properties of Postgres under read committed that the use cases need: a statement is all or nothing, and sees only
 * committed rows and writes of its own transaction; a written or locked row belongs to its transaction until that ends; a
 * transaction that meets such a row waits and then reads its new state; uncommitted writes are discarded.
 */
export class MemoryDatabase {
  /** The database's own clock. */
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly locks = new Map<string, Transaction>();
  /** Called for each statement that violates a CHECK constraint, which would be a server error for the shopper. */
  readonly checkFailed: (violation: CheckViolation) => void;
  #sequence = 0n;

  constructor({ clock, newId, checkFailed = () => {} }: MemoryDatabaseOptions) {
    this.clock = clock;
    this.newId = newId;
    this.checkFailed = checkFailed;
  }

  /** As a bigserial: assigned before the commit, and never twice. */
  nextNumber(): bigint {
    return ++this.#sequence;
  }

  begin(): Transaction {
    return new Transaction(this);
  }

  /** A statement in its own transaction. */
  async execute<T>(statement: (view: View) => T): Promise<T> {
    const transaction = this.begin();
    try {
      const result = await transaction.execute(statement);
      transaction.commit();
      return result;
    } catch (error) {
      transaction.rollback();
      throw error;
    }
  }
}

export class Transaction {
  readonly database: MemoryDatabase;
  readonly writes: Writes = new Map();
  readonly locks = new Set<string>();
  readonly #afterwards: (() => void)[] = [];
  #waitsFor: Transaction | undefined;
  #state: 'open' | 'failed' | 'over' = 'open';

  constructor(database: MemoryDatabase) {
    this.database = database;
  }

  /** Resolves as soon as no row is locked by another transaction. */
  execute<T>(statement: (view: View) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const attempt = () => {
        if (this.#state !== 'open') return reject(new TransactionEnded('The transaction has ended.'));
        const view = new View(this);
        try {
          const result = statement(view);
          view.keep();
          resolve(result);
        } catch (error) {
          if (error instanceof Blocked) return this.#wait(error.by, attempt, reject);
          this.#state = 'failed';
          if (error instanceof CheckViolation) this.database.checkFailed(error);
          reject(error as Error);
        }
      };
      attempt();
    });
  }

  /** @throws when one of its statements failed; nothing is written then */
  commit(): void {
    if (this.#state !== 'open') {
      this.rollback();
      throw new TransactionEnded('The transaction has ended.');
    }
    for (const [table, rows] of this.writes) {
      for (const [id, row] of rows) {
        const before = table.committed.get(id);
        if (row === GONE) table.committed.delete(id);
        else {
          table.committed.set(id, row);
          for (const observe of table.observers) observe(row, before);
        }
      }
    }
    this.#end();
  }

  rollback(): void {
    if (this.#state !== 'over') this.#end();
  }

  #end(): void {
    this.#state = 'over';
    for (const lock of this.locks) this.database.locks.delete(lock);
    for (const go of this.#afterwards.splice(0)) go();
  }

  #wait(by: Transaction, attempt: () => void, reject: (error: Error) => void): void {
    for (let other: Transaction | undefined = by; other !== undefined; other = other.#waitsFor) {
      if (other !== this) continue;
      this.#state = 'failed';
      return reject(new Deadlock('deadlock detected'));
    }
    this.#waitsFor = by;
    by.#afterwards.push(() => {
      this.#waitsFor = undefined;
      attempt();
    });
  }
}

/** What one statement reads and writes; its writes are applied as a whole or not at all. */
export class View {
  readonly #transaction: Transaction;
  readonly #writes: Writes = new Map();
  readonly #locks = new Set<string>();

  constructor(transaction: Transaction) {
    this.#transaction = transaction;
  }

  get now(): Date {
    return this.#transaction.database.clock();
  }

  get database(): MemoryDatabase {
    return this.#transaction.database;
  }

  get<Row>(table: Table<Row>, id: string): Row | undefined {
    for (const writes of [this.#writes, this.#transaction.writes]) {
      const row = writes.get(table as Table<unknown>)?.get(id);
      if (row !== undefined) return row === GONE ? undefined : (row as Row);
    }
    return table.committed.get(id);
  }

  all<Row>(table: Table<Row>): Row[] {
    const key = table as Table<unknown>;
    const own = [this.#transaction.writes.get(key), this.#writes.get(key)];
    if (own.every((writes) => writes === undefined)) return [...table.committed.values()];
    const rows = new Map<string, unknown>(table.committed);
    for (const writes of own) for (const [id, row] of writes ?? []) rows.set(id, row);
    return [...rows.values()].filter((row) => row !== GONE) as Row[];
  }

  /** FOR UPDATE: waits for the transaction that has the row, and then reads its new state. */
  lock<Row>(table: Table<Row>, id: string): Row | undefined {
    this.#take(table, id);
    return this.get(table, id);
  }

  /** For SKIP LOCKED. */
  isTaken<Row>(table: Table<Row>, id: string): boolean {
    const holder = this.#transaction.database.locks.get(`${table.name}/${id}`);
    return holder !== undefined && holder !== this.#transaction;
  }

  put<Row>(table: Table<Row>, id: string, row: Row): Row {
    this.#take(table, id);
    this.#write(table, id, row);
    return row;
  }

  remove<Row>(table: Table<Row>, id: string): void {
    this.#take(table, id);
    this.#write(table, id, GONE);
  }

  /** @throws UniqueViolation when the row exists; waits for a row that is not committed yet */
  insert<Row>(table: Table<Row>, id: string, row: Row, constraint = `${table.name}_pkey`): Row {
    this.#take(table, id);
    if (this.get(table, id) !== undefined) throw new UniqueViolation(constraint);
    this.#write(table, id, row);
    return row;
  }

  keep(): void {
    const { writes, locks, database } = this.#transaction;
    for (const lock of this.#locks) {
      locks.add(lock);
      database.locks.set(lock, this.#transaction);
    }
    for (const [table, rows] of this.#writes) {
      const kept = writes.get(table);
      if (kept === undefined) writes.set(table, rows);
      else for (const [id, row] of rows) kept.set(id, row);
    }
  }

  #take<Row>(table: Table<Row>, id: string): void {
    const lock = `${table.name}/${id}`;
    const holder = this.#transaction.database.locks.get(lock);
    if (holder !== undefined && holder !== this.#transaction) throw new Blocked(holder);
    this.#locks.add(lock);
  }

  #write<Row>(table: Table<Row>, id: string, row: unknown): void {
    const key = table as Table<unknown>;
    const rows = this.#writes.get(key);
    if (rows === undefined) this.#writes.set(key, new Map([[id, row]]));
    else rows.set(id, row);
  }
}
