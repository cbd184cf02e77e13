/** One place in which two items differ; undefined where one of them has nothing. */
export interface Difference {
  /** As `body.links.0.label`. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Where two values of JSON differ, in the order of the later one's fields. */
export function differences(before: unknown, after: unknown, path: readonly string[] = []): Difference[] {
  if (Object.is(before, after)) return [];
  if (!isNode(before) || !isNode(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path: path.join('.'), before, after }];
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].flatMap((name) => differences(before[name], after[name], [...path, name]));
}
