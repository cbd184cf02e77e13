export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * Tables that a plan reads from end to end: sequentially, or by an index of all rows without a condition.
 * @param partial names of the indexes that hold some rows only, such as what is due
 */
export function wholeScans(plan: PlanNode, partial: ReadonlySet<string>): string[] {
  const { 'Node Type': node, 'Relation Name': table, 'Index Name': index, Plans: below = [] } = plan;
  const isWhole =
    node === 'Seq Scan' ||
    (node.startsWith('Index') && plan['Index Cond'] === undefined && !partial.has(index ?? ''));
  return [
    ...(table !== undefined && isWhole ? [table] : []),
    ...below.flatMap((inner) => wholeScans(inner, partial)),
  ];
}
