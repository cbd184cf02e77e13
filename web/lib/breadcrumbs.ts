/** A breadcrumb as schema.org structured data. */
export function breadcrumbFacts(
  crumbs: readonly { name: string; url: string }[],
  origin: string,
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + url,
    })),
  };
}
