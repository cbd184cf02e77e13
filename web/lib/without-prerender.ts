/**
 * `generateStaticParams` of a page that is built at its first visit and cached, never at build time: the build has no
 * catalogue, so one build serves every environment. Next still requires one set of parameters; this one matches
 * nothing and renders as not found.
 */
export function withoutPrerender<Name extends string>(...names: Name[]): () => Record<Name, string>[] {
  return () => [Object.fromEntries(names.map((name) => [name, '_'])) as Record<Name, string>];
}
