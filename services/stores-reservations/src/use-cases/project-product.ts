import type { KnownProduct } from '../domain/piece/known-product.ts';

export interface ProjectProductPorts {
  readonly pieces: { save(product: KnownProduct): Promise<boolean> };
}

/** Stores the latest state of a product. @returns false for a state that is not newer than the stored one */
export function projectProduct({ pieces }: ProjectProductPorts, product: KnownProduct): Promise<boolean> {
  return pieces.save(product);
}
