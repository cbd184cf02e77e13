import type { Catalogue, Column } from './catalogue.ts';
import { allNodes, nodeIn, nodesIn, numberIn, type TreeNode } from './node-tree.ts';
import { COMMAND, entryOf, into, sourcesOf, type Scope } from './scope.ts';

export interface Parameter {
  /** Is written unchanged to a NOT NULL column. */
  mustBe: boolean;
  /** Is written to a nullable column, or the statement compares it with null. */
  mayBeNull: boolean;
  /** The values that the columns allow to which it is written unchanged. */
  allowed: readonly string[] | undefined;
}

const CASTS = new Set(['1', '2']); // COERCE_EXPLICIT_CAST, COERCE_IMPLICIT_CAST

/** How a statement uses its parameters. @param found filled by number */
export function parametersOf(root: TreeNode, catalogue: Catalogue): Map<number, Parameter> {
  const found = new Map<number, Parameter>();
  const parameter = (node: TreeNode): Parameter => {
    const number = numberIn(node, 'paramid');
    const known = found.get(number) ?? { mustBe: false, mayBeNull: false, allowed: undefined };
    found.set(number, known);
    return known;
  };

  const assign = (node: TreeNode | undefined, scope: Scope, column: Column): void => {
    if (node === undefined) return;
    const on = (each: TreeNode | undefined) => assign(each, scope, column);
    if (node.type === 'PARAM') {
      const known = parameter(node);
      if (!column.notNull) known.mayBeNull = true;
      else known.mustBe = true;
      known.allowed ??= column.allowed;
    } else if (node.type === 'VAR') {
      for (const { expression, scope: around } of sourcesOf(node, scope) ?? [])
        if (expression !== node) assign(expression, around, column);
    } else if (['RELABELTYPE', 'COERCEVIAIO', 'COERCETODOMAIN'].includes(node.type)) on(nodeIn(node, 'arg'));
    else if (node.type === 'FUNCEXPR' && CASTS.has(String(node.fields['funcformat'])))
      on(nodesIn(node, 'args')[0]);
    else if (node.type === 'CASEEXPR') {
      nodesIn(node, 'args').forEach((when) => on(nodeIn(when, 'result')));
      on(nodeIn(node, 'defresult'));
    }
  };

  const query = (node: TreeNode, scope: Scope): void => {
    const table = entryOf(scope, numberIn(node, 'resultRelation'));
    const conflict = nodeIn(node, 'onConflict');
    const written = table !== undefined && numberIn(node, 'commandType') !== COMMAND.select;
    const entries = [...nodesIn(node, 'targetList'), ...(conflict ? nodesIn(conflict, 'onConflictSet') : [])];
    for (const entry of written ? entries : []) {
      const column = catalogue.column(numberIn(table!, 'relid'), numberIn(entry, 'resno'));
      if (column) assign(nodeIn(entry, 'expr'), scope, column);
    }
    for (const field of Object.values(node.fields)) below(field, scope);
  };
  const below = (value: TreeNode['fields'][string], scope: Scope): void => {
    if (Array.isArray(value)) value.forEach((each) => below(each, scope));
    else if (typeof value === 'object') {
      const node = value as TreeNode;
      if (node.type === 'QUERY') query(node, into(node, scope));
      else for (const field of Object.values(node.fields)) below(field, scope);
    }
  };

  query(root, [root]);
  for (const node of allNodes(root)) askedIn(node).forEach((asked) => (parameter(asked).mayBeNull = true));
  return found;
}

/** The parameters that this expression compares with null. */
function askedIn(node: TreeNode): TreeNode[] {
  const asked: (TreeNode | undefined)[] =
    node.type === 'NULLTEST'
      ? [nodeIn(node, 'arg')]
      : node.type === 'DISTINCTEXPR'
        ? nodesIn(node, 'args')
        : node.type === 'COALESCEEXPR'
          ? nodesIn(node, 'args').slice(0, -1)
          : [];
  return asked.map(uncast).filter((each) => each?.type === 'PARAM') as TreeNode[];
}

function uncast(node: TreeNode | undefined): TreeNode | undefined {
  const arg = node && nodeIn(node, 'arg');
  if (arg && ['RELABELTYPE', 'COERCEVIAIO'].includes(node.type)) return uncast(arg);
  return node?.type === 'FUNCEXPR' && CASTS.has(String(node.fields['funcformat']))
    ? uncast(nodesIn(node, 'args')[0])
    : node;
}
