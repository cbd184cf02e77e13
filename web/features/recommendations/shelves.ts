const ORDER = ['completeTheSet', 'related', 'alsoBought', 'alsoViewed'];

/**
 * The lists of a product page, each without what an earlier one shows; one that is left empty is left out.
 * @param most products of a list
 */
export function shelvesOf<List extends { strategy: string; products: readonly { key: string }[] }>(
  lists: readonly List[],
  most: number,
): List[] {
  const seen = new Set<string>();
  return lists
    .toSorted((one, other) => ORDER.indexOf(one.strategy) - ORDER.indexOf(other.strategy))
    .map((list) => {
      const products = list.products.filter(({ key }) => !seen.has(key)).slice(0, most);
      for (const { key } of products) seen.add(key);
      return { ...list, products };
    })
    .filter(({ products }) => products.length > 0);
}
