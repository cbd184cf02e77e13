export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

export interface IndexFacts {
  readonly table: string;
  /** Whether it holds some rows only, such as what is due. */
  readonly isSmall: boolean;
  /** The first column of a B-tree: a condition on others alone reads all of it. Null where any column will do. */
  readonly first: string | null;
}

/**
 * Tables that a plan reads from end to end: sequentially, or by an index of all rows without a condition on its first column.
 * @param indexes by name
 */
export function wholeScans(plan: PlanNode, indexes: ReadonlyMap<string, IndexFacts>): string[] {
  const { 'Node Type': node, 'Relation Name': table, 'Index Name': index, Plans: below = [] } = plan;
  const facts = indexes.get(index ?? '');
  const read = node === 'Seq Scan' ? table : isWhole(plan, facts) ? (table ?? facts?.table) : undefined;
  return [...(read === undefined ? [] : [read]), ...below.flatMap((inner) => wholeScans(inner, indexes))];
}

function isWhole({ 'Index Name': name, 'Index Cond': condition }: PlanNode, facts?: IndexFacts): boolean {
  if (name === undefined || facts?.isSmall) return false;
  if (condition === undefined) return true;
  const first = facts?.first ?? null;
  return first !== null && !names(condition, first);
}

/** A column of another table has that table's name before it. */
function names(condition: string, column: string): boolean {
  if (!/^\w+$/.test(column)) return condition.includes(column);
  return new RegExp(String.raw`(?<![\w.])${column}(?![\w.])`).test(condition);
}
