import type { Catalogue } from './catalogue.ts';
import { nodeIn, nodesIn, numberIn, type TreeNode } from './node-tree.ts';
import { COMMAND } from './scope.ts';

const INNER = 0;
const IS_NOT_NULL = '1';

export const keyOf = (variable: TreeNode): string =>
  `${numberIn(variable, 'varno')}.${numberIn(variable, 'varattno')}`;

/**
 * The variables of a query that are not null because of WHERE or the condition of an inner join: `x IS NOT NULL`, and also `x = $1`,
 * since a strict operator returns null for a null. An UPDATE checks the row before the change, so this does not apply to its
 * own table.
 */
export function filteredIn(query: TreeNode, catalogue: Catalogue): Set<string> {
  const variables = new Set<string>();
  const stays = [COMMAND.select, COMMAND.delete].includes(numberIn(query, 'commandType'));
  const changed = stays ? 0 : numberIn(query, 'resultRelation');

  const nulls = (node: TreeNode | undefined): void => {
    if (node === undefined) return;
    const strict = (oid: number) => catalogue.function(oid)?.strict === true;
    const args = nodesIn(node, 'args');
    switch (node.type) {
      case 'VAR':
        if (numberIn(node, 'varlevelsup') === 0 && numberIn(node, 'varno') !== changed)
          variables.add(keyOf(node));
        return;
      case 'OPEXPR':
        if (strict(numberIn(node, 'opfuncid'))) args.forEach(nulls);
        return;
      case 'FUNCEXPR':
        if (strict(numberIn(node, 'funcid'))) args.forEach(nulls);
        return;
      case 'SCALARARRAYOPEXPR':
        if (node.fields['useOr'] === 'true' && strict(numberIn(node, 'opfuncid'))) nulls(args[0]);
        return;
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
        return nulls(nodeIn(node, 'arg'));
    }
  };
  const condition = (node: TreeNode | undefined): void => {
    if (node?.type === 'BOOLEXPR') {
      if (node.fields['boolop'] === 'and') nodesIn(node, 'args').forEach(condition);
    } else if (node?.type === 'NULLTEST') {
      if (node.fields['nulltesttype'] === IS_NOT_NULL && node.fields['argisrow'] === 'false')
        nulls(nodeIn(node, 'arg'));
    } else nulls(node);
  };
  const joined = (node: TreeNode | undefined): void => {
    if (node?.type === 'FROMEXPR') nodesIn(node, 'fromlist').forEach(joined);
    else if (node?.type !== 'JOINEXPR' || numberIn(node, 'jointype') !== INNER) return;
    condition(nodeIn(node, 'quals'));
    if (node.type === 'JOINEXPR') [nodeIn(node, 'larg'), nodeIn(node, 'rarg')].forEach(joined);
  };
  joined(nodeIn(query, 'jointree'));
  return variables;
}
