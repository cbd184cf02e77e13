/**
 * `generateStaticParams` of a page that is built at its first visit and kept, never at build time: the build knows no
 * catalogue, so one build serves every environment. Next asks for one full set of parameters all the same; this one
 * names nothing and renders as not found.
 */
export function withoutPrerender<Name extends string>(...names: Name[]): () => Record<Name, string>[] {
  return () => [Object.fromEntries(names.map((name) => [name, '_'])) as Record<Name, string>];
}
