import { isTrue, nodeIn, nodesIn, numberIn, type TreeNode } from './node-tree.ts';

/** A query and those that contain it, the innermost first: a variable has the number of levels up. */
export type Scope = readonly [TreeNode, ...TreeNode[]];

export const RTE = { relation: 0, subquery: 1, join: 2, values: 5, cte: 6, group: 9 } as const;
/** As the server numbers them. */
export const COMMAND = { select: 1, update: 2, insert: 3, delete: 4 };

export const up = (scope: Scope, levels: number): Scope => scope.slice(levels) as unknown as Scope;
export const into = (query: TreeNode, scope: Scope): Scope => [query, ...scope];

export const entryOf = ([query]: Scope, variable: number): TreeNode | undefined =>
  nodesIn(query, 'rtable')[variable - 1];

/** The columns of a query's result: RETURNING of a statement that writes, else the select list, without columns used only for sorting. */
export function columnsOf(query: TreeNode): TreeNode[] {
  const field = numberIn(query, 'commandType') === COMMAND.select ? 'targetList' : 'returningList';
  return nodesIn(query, field).filter((column) => !isTrue(column, 'resjunk'));
}

/** The query of a WITH, and the scope it is in. */
function cteOf(entry: TreeNode, scope: Scope): Scope | undefined {
  const around = up(scope, numberIn(entry, 'ctelevelsup'));
  const cte = nodesIn(around[0], 'cteList').find(
    ({ fields }) => fields['ctename'] === entry.fields['ctename'],
  );
  const query = cte && nodeIn(cte, 'ctequery');
  return query && into(query, around);
}

/** All SELECTs of a UNION, INTERSECT or EXCEPT; the query itself if it is none of these. */
export function leavesOf(scope: Scope): Scope[] {
  const [query] = scope;
  const leaves = (node: TreeNode | undefined): Scope[] => {
    if (node === undefined) return [];
    if (node.type === 'SETOPERATIONSTMT')
      return [...leaves(nodeIn(node, 'larg')), ...leaves(nodeIn(node, 'rarg'))];
    const subquery = nodeIn(entryOf(scope, numberIn(node, 'rtindex'))!, 'subquery');
    return subquery ? leavesOf(into(subquery, scope)) : [];
  };
  const operations = nodeIn(query, 'setOperations');
  return operations ? leaves(operations) : [scope];
}

/** The expressions that a variable refers to, unless it is a table's column: one per SELECT or row of VALUES, with their scopes. */
export function sourcesOf(
  variable: TreeNode,
  scope: Scope,
): { expression: TreeNode; scope: Scope }[] | undefined {
  const around = up(scope, numberIn(variable, 'varlevelsup'));
  const entry = entryOf(around, numberIn(variable, 'varno'));
  if (entry === undefined) return undefined;
  const index = numberIn(variable, 'varattno') - 1;
  const here = (expression: TreeNode | undefined) => expression && [{ expression, scope: around }];
  switch (numberIn(entry, 'rtekind')) {
    case RTE.join:
      return here(nodesIn(entry, 'joinaliasvars')[index]);
    case RTE.group:
      return here(nodesIn(entry, 'groupexprs')[index]);
    case RTE.values: {
      const rows = entry.fields['values_lists'];
      if (!Array.isArray(rows)) return undefined;
      return rows.map((row) => ({ expression: (row as TreeNode[])[index]!, scope: around }));
    }
    case RTE.subquery:
      return answeredBy(into(nodeIn(entry, 'subquery')!, around), index);
    case RTE.cte: {
      const query = cteOf(entry, around);
      return query && answeredBy(query, index);
    }
    default:
      return undefined;
  }
}

function answeredBy(scope: Scope, index: number): { expression: TreeNode; scope: Scope }[] {
  return leavesOf(scope).map((leaf) => ({
    expression: nodeIn(columnsOf(leaf[0])[index]!, 'expr')!,
    scope: leaf,
  }));
}
