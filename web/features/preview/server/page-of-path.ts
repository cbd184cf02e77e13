type Found<Page> = { page: Page; parameters: Readonly<Record<string, string>> };

/** The page whose pattern is a path, with its parameters: `store/[code]` is `store/leeds`. */
export function pageOfPath<Page>(
  pages: Readonly<Record<string, Page>>,
  path: readonly string[],
): Found<Page> | undefined {
  for (const [pattern, page] of Object.entries(pages)) {
    const parameters = parametersOf(pattern.split('/'), path);
    if (parameters !== undefined) return { page, parameters };
  }
  return undefined;
}

function parametersOf(
  pattern: readonly string[],
  path: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== path.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = path[index] ?? '';
    const name = /^\[(\w+)\]$/.exec(part)?.[1];
    if (name !== undefined) parameters[name] = segment;
    else if (part !== segment) return undefined;
  }
  return parameters;
}
