/** EU-20: a brand and its numbers on the site. */
export interface NumberedBrand {
  readonly name: string;
  readonly watchId: number | null;
  readonly jewelleryId: number | null;
}

export interface StoreBrands {
  readonly watchBrands: readonly string[];
  readonly jewelleryBrands: readonly string[];
  readonly watchBrandIds: readonly number[];
  readonly jewelleryBrandIds: readonly number[];
}

/**
 * VA-14: the names that the catalogue's tables have for the numbers of a store's brands, and those of its brands without a number. An unknown
 * number gives no brand.
 */
export function namedBrands(
  { watchBrands, jewelleryBrands, watchBrandIds, jewelleryBrandIds }: StoreBrands,
  brands: readonly NumberedBrand[],
): { watchBrands: string[]; jewelleryBrands: string[] } {
  const nameBy = (kind: 'watchId' | 'jewelleryId', ids: readonly number[]) =>
    ids.flatMap((id) => brands.find((brand) => brand[kind] === id)?.name ?? []);
  const named = (names: readonly string[], ofNumbers: readonly string[]) => [
    ...new Set([...ofNumbers, ...names]),
  ];
  return {
    watchBrands: named(watchBrands, nameBy('watchId', watchBrandIds)),
    jewelleryBrands: named(jewelleryBrands, nameBy('jewelleryId', jewelleryBrandIds)),
  };
}
