export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Plan Rows': number;
  readonly Schema?: string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

export interface IndexFacts {
  readonly table: string;
  readonly isPartial: boolean;
  /** Whether it holds some rows only, such as what is due. */
  readonly isSmall: boolean;
  /** The first column of a B-tree with many values: a condition on others alone reads all of it, or a shop of it. Null where any column will do. */
  readonly first: string | null;
}

/** A scan of an index for a bitmap names neither. */
interface Above {
  readonly schema: string;
  readonly alias: string;
}

/**
 * Tables, with their schemas, that a verbose plan reads from end to end: sequentially, or by an index of all rows without a condition on its first column.
 * @param indexes by schema and name
 */
export function wholeScans(
  plan: PlanNode,
  indexes: ReadonlyMap<string, IndexFacts>,
  above: Above = { schema: '', alias: '' },
): string[] {
  if (isFirst(plan)) return [];
  const { Schema: schema = above.schema, Alias: alias = above.alias, Plans: below = [] } = plan;
  const facts = indexes.get(`${schema}.${plan['Index Name']}`);
  const table = plan['Relation Name'] ?? facts?.table;
  const isRead = plan['Node Type'] === 'Seq Scan' || isWhole(plan, facts, alias);
  return [
    ...(isRead && table !== undefined ? [`${schema}.${table}`] : []),
    ...below.flatMap((inner) => wholeScans(inner, indexes, { schema, alias })),
  ];
}

/** One row, which is the first of an index. */
const isFirst = ({ 'Node Type': node, 'Plan Rows': rows, Plans: [below] = [] }: PlanNode): boolean =>
  node === 'Limit' && rows === 1 && below?.['Index Name'] !== undefined && below.Filter === undefined;

function isWhole(
  { 'Index Name': name, 'Index Cond': condition }: PlanNode,
  facts: IndexFacts | undefined,
  alias: string,
): boolean {
  if (name === undefined || facts?.isSmall) return false;
  if (condition === undefined) return true;
  const first = facts?.first ?? null;
  return first !== null && !names(condition, first, alias);
}

/** A verbose condition names the table of each column. Compared with a text of its own, such as the first letters of all guests, it selects many rows. */
function names(condition: string, column: string, alias: string): boolean {
  if (!/^\w+$/.test(column)) return condition.replaceAll(`${alias}.`, '').includes(column);
  return new RegExp(String.raw`(?<![\w.])${alias}\.${column}(?![\w.])(?! (?:[<>=~]+) ')`).test(condition);
}
