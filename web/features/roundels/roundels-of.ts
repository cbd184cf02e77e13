type Roundel = { label: string; products: readonly string[]; brands: readonly string[] };

/** More would take the place of the name. */
const MOST = 3;

/** EN-10: the labels of the roundels that name a piece or its brand, each once. */
export function roundelsOf(
  { code, brand }: { code: string; brand: string },
  roundels: readonly Roundel[],
): string[] {
  const wanted = brand.toLowerCase();
  const naming = roundels.filter(
    ({ products, brands }) => products.includes(code) || brands.some((name) => name.toLowerCase() === wanted),
  );
  return [...new Set(naming.map(({ label }) => label))].slice(0, MOST);
}
