import { numbered } from './named-parameters.ts';

/**
 * A jsonb or json value that is not SQL's NULL. Refine it where the statement is declared; the JSON value `null` inside a column is
 * not excluded.
 */
export type Json = NonNullable<unknown>;

/** One SQL statement with the types of its parameters and rows, which exist at compile time only. */
export interface Statement<Values extends object, Row extends object> {
  readonly name: string;
  /** With `$1`, `$2` … also for parameters that were written by name. */
  readonly text: string;
  /** Of the parameters, in the order of their numbers; none where they are given by position. */
  readonly names: readonly string[];
  /** Never set: it carries the types. */
  readonly types?: { readonly values: Values; readonly row: Row };
  /**
   * Narrows columns to what the schema cannot say: `.refine<{ lines: LineJson[] }>()`. Each type must be assignable to the generated
   * one and keep its null.
   */
  refine<Columns extends Refinement<Row, Columns>>(): Statement<Values, Refined<Row, Columns>>;
}

export type RowOf<S> = S extends Statement<infer _Values, infer Row> ? Row : never;
export type ValuesOf<S> = S extends Statement<infer Values, infer _Row> ? Values : never;

type Refinement<Row, Columns> = {
  [Name in keyof Columns]: Name extends keyof Row
    ? null extends Row[Name]
      ? null extends Columns[Name]
        ? Row[Name]
        : never
      : Row[Name]
    : never;
};

type Refined<Row, Columns> = {
  [Name in keyof Row]: Name extends keyof Columns ? Columns[Name] : Row[Name];
};

/** What the analysis cannot infer and the author of a statement knows. `npm run codegen` refuses what it can refute or infer. */
export interface Declarations {
  /** Columns made by an expression that is never null. A nullable column of a table is refused: filter it by IS NOT NULL. */
  readonly notNull?: readonly string[];
  /** Numbers or names of parameters that may be null. One that goes into a NOT NULL column is refused. */
  readonly nullable?: readonly (number | string)[];
}

export interface RegisteredStatement extends Declarations {
  readonly name: string;
  readonly text: string;
  readonly names: readonly string[];
}

type StatementTypes<Statements> = Record<keyof Statements, { values: object; row: object }>;

export type Sql<Statements extends StatementTypes<Statements>> = <Name extends keyof Statements & string>(
  name: Name,
  text: string,
  declarations?: Declarations,
) => Statement<Statements[Name]['values'], Statements[Name]['row']>;

const registered: RegisteredStatement[] = [];

/**
 * `sql(name, text)` of one service, whose types tools/statements.ts generates. The text has its parameters by position, `$1`, or by name,
 * `:site`: then the values are an object.
 */
export function statementsOf<Statements extends StatementTypes<Statements>>(): Sql<Statements> {
  return (name, sql, declarations) => {
    const { text, names } = numbered(sql);
    registered.push({ name, text, names, ...declarations });
    const statement = { name, text, names, refine: () => statement as never };
    return statement;
  };
}

/** The statements declared since the last call, for tools/statements.ts. */
export const takeRegistered = (): RegisteredStatement[] => registered.splice(0);
