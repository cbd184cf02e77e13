/** A node of Postgres' parse tree: its type, and its fields by name. */
export interface TreeNode {
  readonly type: string;
  readonly fields: Readonly<Record<string, TreeValue>>;
}

/** `undefined` is the server's `<>`; a list of a kind, `(b 3)`, keeps its letter as its first element. */
export type TreeValue = TreeNode | string | undefined | readonly TreeValue[];

const TOKEN = /\s*([(){}]|(?:\\.|[^\s(){}\\])+)/gy;

/** Reads the text of a `pg_node_tree`: `{TYPE :field value …}`, `(element …)`, words with backslashes before special characters. */
export function parseNodeTree(text: string): TreeValue {
  const tokens = Array.from(text.matchAll(TOKEN), ([, token]) => token!);
  let next = 0;

  const value = (): TreeValue => {
    const token = tokens[next++]!;
    if (token === '{') return node();
    if (token === '(') return until(')');
    return token === '<>' ? undefined : token.replaceAll(/\\(.)/g, '$1');
  };
  const until = (end: string): TreeValue[] => {
    const elements: TreeValue[] = [];
    while (tokens[next] !== end) elements.push(value());
    next++;
    return elements;
  };
  const node = (): TreeNode => {
    const type = tokens[next++]!;
    const fields: Record<string, TreeValue> = {};
    while (tokens[next] !== '}') {
      const name = tokens[next++]!.slice(1);
      const values: TreeValue[] = [];
      while (tokens[next] !== '}' && !tokens[next]!.startsWith(':')) values.push(value());
      fields[name] = values.length > 1 ? values : values[0];
    }
    next++;
    return { type, fields };
  };
  return value();
}

export const isNode = (value: TreeValue): value is TreeNode =>
  typeof value === 'object' && !Array.isArray(value);

export const nodeIn = ({ fields }: TreeNode, field: string): TreeNode | undefined => {
  const value = fields[field];
  return isNode(value) ? value : undefined;
};

export const nodesIn = ({ fields }: TreeNode, field: string): TreeNode[] => {
  const value = fields[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

export const numberIn = ({ fields }: TreeNode, field: string): number => Number(fields[field] ?? 0);

export const isTrue = ({ fields }: TreeNode, field: string): boolean => fields[field] === 'true';

/** The node and all its descendants. */
export function* allNodes(value: TreeValue): Generator<TreeNode> {
  if (Array.isArray(value)) for (const element of value) yield* allNodes(element);
  if (!isNode(value)) return;
  yield value;
  for (const field of Object.values(value.fields)) yield* allNodes(field);
}
