import type { Catalogue, Column } from './catalogue.ts';
import { filteredIn, keyOf } from './filtered.ts';
import { isCount, isFolding, isGathering, isNeverNull, isTotal } from './never-null.ts';
import { isTrue, nodeIn, nodesIn, numberIn, type TreeNode } from './node-tree.ts';
import { columnsOf, entryOf, into, leavesOf, RTE, sourcesOf, up, type Scope } from './scope.ts';

const SUBLINK = { exists: 0, expression: 4, array: 6 } as const;

type Rule = (node: TreeNode, scope: Scope) => boolean;

/** Nodes that are never null, whatever they contain. */
const ALWAYS = new Set([
  'NULLTEST',
  'BOOLEANTEST',
  'DISTINCTEXPR',
  'ARRAYEXPR',
  'ARRAY',
  'ROW',
  'SQLVALUEFUNCTION',
]);

/** Determines whether an expression is never null; `false` for unknown nodes. */
export class Nullability {
  readonly #catalogue: Catalogue;
  readonly #nullableParameters: ReadonlySet<number>;
  readonly #visiting = new Set<TreeNode>();

  constructor(catalogue: Catalogue, nullableParameters: ReadonlySet<number>) {
    this.#catalogue = catalogue;
    this.#nullableParameters = nullableParameters;
  }

  /** @param scope the query that the expression is in, and those around it */
  notNull(node: TreeNode | undefined, scope: Scope): boolean {
    if (node === undefined) return false;
    return ALWAYS.has(node.type) || this.#rules[node.type]?.(node, scope) === true;
  }

  readonly #rules: Readonly<Record<string, Rule>> = {
    VAR: (node, scope) => this.#variable(node, scope),
    PARAM: (node) => !this.#nullableParameters.has(numberIn(node, 'paramid')),
    CONST: (node) => !isTrue(node, 'constisnull'),
    FUNCEXPR: (node, scope) => this.#call(numberIn(node, 'funcid'), this.#args(node, scope)),
    OPEXPR: (node, scope) => this.#call(numberIn(node, 'opfuncid'), this.#args(node, scope)),
    BOOLEXPR: (node, scope) => this.#args(node, scope).every(Boolean),
    COALESCEEXPR: (node, scope) => this.#args(node, scope).some(Boolean),
    MINMAXEXPR: (node, scope) => this.#args(node, scope).some(Boolean),
    CASEEXPR: (node, scope) =>
      nodesIn(node, 'args').every((when) => this.notNull(nodeIn(when, 'result'), scope)) &&
      this.notNull(nodeIn(node, 'defresult'), scope),
    RELABELTYPE: (node, scope) => this.notNull(nodeIn(node, 'arg'), scope),
    COERCEVIAIO: (node, scope) => this.notNull(nodeIn(node, 'arg'), scope),
    ARRAYCOERCEEXPR: (node, scope) => this.notNull(nodeIn(node, 'arg'), scope),
    COLLATEEXPR: (node, scope) => this.notNull(nodeIn(node, 'arg'), scope),
    AGGREF: (node, scope) => this.#aggregate(node, scope),
    WINDOWFUNC: (node) => isCount(this.#catalogue.function(numberIn(node, 'winfnoid'))?.name ?? ''),
    SUBLINK: (node, scope) => this.#subquery(node, scope),
  };

  #args(node: TreeNode, scope: Scope): boolean[] {
    return nodesIn(node, 'args').map((each) => this.notNull(each, scope));
  }

  #call(oid: number, args: readonly boolean[]): boolean {
    const called = this.#catalogue.function(oid);
    if (called?.builtIn !== true) return false;
    return isNeverNull(called.name) || (isTotal(called.name) && args.every(Boolean));
  }

  /** Without rows, every aggregate except a count is null; only GROUP BY guarantees at least one row. */
  #aggregate(node: TreeNode, scope: Scope): boolean {
    const name = this.#catalogue.function(numberIn(node, 'aggfnoid'))?.name ?? '';
    if (isCount(name)) return true;
    const around = up(scope, numberIn(node, 'agglevelsup'))[0];
    const grouped = nodesIn(around, 'groupClause').length > 0 && nodesIn(around, 'groupingSets').length === 0;
    if (!grouped || nodeIn(node, 'aggfilter') !== undefined) return false;
    const [first] = nodesIn(node, 'args');
    return isGathering(name) || (isFolding(name) && this.notNull(first && nodeIn(first, 'expr'), scope));
  }

  /** `(SELECT count(*) …)` returns exactly one row; any other subquery may return none. */
  #subquery(node: TreeNode, scope: Scope): boolean {
    const kind = numberIn(node, 'subLinkType');
    const query = nodeIn(node, 'subselect');
    if (kind === SUBLINK.exists || kind === SUBLINK.array) return true;
    if (kind !== SUBLINK.expression || query === undefined) return false;
    const oneRow =
      isTrue(query, 'hasAggs') &&
      nodesIn(query, 'groupClause').length === 0 &&
      ['havingQual', 'limitCount', 'limitOffset', 'setOperations', 'groupingSets'].every(
        (field) => query.fields[field] === undefined,
      );
    const inside = into(query, scope);
    return oneRow && this.notNull(nodeIn(columnsOf(query)[0]!, 'expr'), inside);
  }

  #variable(node: TreeNode, scope: Scope): boolean {
    const around = up(scope, numberIn(node, 'varlevelsup'));
    if (filteredIn(around[0], this.#catalogue).has(keyOf(node))) return true;
    // outer joins that make it nullable, and RETURNING old.x of a row that may not have existed
    if ((node.fields['varnullingrels'] as readonly unknown[]).length > 1) return false;
    if (numberIn(node, 'varreturningtype') !== 0) return false;
    const entry = entryOf(around, numberIn(node, 'varno'));
    if (entry === undefined) return false;
    if (numberIn(entry, 'rtekind') === RTE.relation) {
      const attribute = numberIn(node, 'varattno');
      return attribute <= 0 || tableColumn(entry, attribute, this.#catalogue)?.notNull === true;
    }
    if (this.#visiting.has(node)) return true; // a recursive WITH: not null if its other parts are not
    this.#visiting.add(node);
    const sources = sourcesOf(node, scope);
    const result = sources?.every((source) => this.notNull(source.expression, source.scope)) === true;
    this.#visiting.delete(node);
    return result;
  }

  /** For the column of a statement at this index. */
  columnNotNull(scope: Scope, index: number): boolean {
    return leavesOf(scope).every((leaf) => this.notNull(nodeIn(columnsOf(leaf[0])[index]!, 'expr'), leaf));
  }
}

function tableColumn(entry: TreeNode, attribute: number, catalogue: Catalogue): Column | undefined {
  return catalogue.column(numberIn(entry, 'relid'), attribute);
}
