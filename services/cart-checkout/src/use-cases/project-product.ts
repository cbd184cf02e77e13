import type { ProductState } from '../domain/catalogue/product-state.ts';

export interface ProjectProductPorts {
  readonly products: { save(product: ProductState): Promise<boolean> };
}

/** Stores the latest state of a product. @returns false for a state that is not newer than the stored one */
export function projectProduct({ products }: ProjectProductPorts, product: ProductState): Promise<boolean> {
  return products.save(product);
}
