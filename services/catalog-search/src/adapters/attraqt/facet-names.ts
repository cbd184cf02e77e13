import type { FacetKey, FacetValue } from '../../domain/search/facet.ts';

/** The names of facet values, which the vendor knows by their codes. */
export class FacetNames {
  readonly #names = new Map<string, string>();

  learn(facets: readonly (readonly [FacetKey, FacetValue])[]): void {
    for (const [key, { code, name }] of facets) this.#names.set(`${key}:${code}`, name);
  }

  /** The code itself for one that no product has. */
  nameOf(key: FacetKey, code: string): string {
    return this.#names.get(`${key}:${code}`) ?? code;
  }
}
