type ListedBrand = { name: string; url: string };

/** Brands as schema.org structured data. @param origin of the shop, because structured data needs absolute addresses */
export function brandListFacts(brands: readonly ListedBrand[], origin: string): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    itemListElement: brands.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { '@type': 'Brand', name, url: origin + url },
    })),
  };
}

export function brandFacts(
  brand: ListedBrand & { introduction: string },
  origin: string,
): Record<string, unknown> {
  const { name, url, introduction } = brand;
  return { '@type': 'Brand', name, url: origin + url, description: introduction };
}
