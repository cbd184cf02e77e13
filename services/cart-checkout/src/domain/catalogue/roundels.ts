/** EN-10: a few words of editors on the pieces that it names. */
export interface Roundel {
  readonly label: string;
  /** Codes of products. */
  readonly products: readonly string[];
  /** Names of brands, in any case. */
  readonly brands: readonly string[];
}

/** The roundels of the last published content. */
export interface RoundelState extends Roundel {
  readonly id: string;
  /** Increases with each state; an older one is dropped. */
  readonly version: bigint;
  readonly site: string;
  /** By it pieces show them in their order. */
  readonly deliveryKey: string;
  /** False for one that has ended, or that is for some visitors only. */
  readonly shown: boolean;
}

/** More would take the place of the name. */
const MOST = 3;

/** The labels that name a piece or its brand, each once. The product pages match by the same rule; a contract test compares. */
export function roundelsOf(
  { productKey, brand }: { readonly productKey: string; readonly brand: string },
  roundels: readonly Roundel[],
): string[] {
  const wanted = brand.toLowerCase();
  const naming = roundels.filter(
    ({ products, brands }) =>
      products.includes(productKey) || brands.some((name) => name.toLowerCase() === wanted),
  );
  return [...new Set(naming.map(({ label }) => label))].slice(0, MOST);
}
