type Parameters<Name extends string> = Record<Name, string>;

/**
 * `generateStaticParams` of a page that is built at its first visit and cached, never at build time: the build has no
 * catalogue, so one build serves every environment. Next still requires one set of parameters; this one matches
 * nothing and renders as not found.
 */
export function withoutPrerender<Name extends string>(...names: Name[]): () => Parameters<Name>[] {
  return () => [Object.fromEntries(names.map((name) => [name, '_'])) as Parameters<Name>];
}

/** The same for a page below which its versions are, `[[...version]]`. */
export function versionsWithoutPrerender<Name extends string>(
  ...names: Name[]
): () => (Parameters<Name> & { version: string[] })[] {
  return () => withoutPrerender(...names)().map((parameters) => ({ ...parameters, version: [] }));
}
