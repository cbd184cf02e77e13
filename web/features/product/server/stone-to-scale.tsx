import type { ReactNode } from 'react';
import { factNamed, numberIn } from '../product-facts.ts';
import type { Product } from '../product.ts';
import { StoneDrawing } from './stone-drawing.tsx';

/** The stone of a ring drawn to scale; null where the catalogue does not give its width. */
export function stoneToScale(product: Product): ReactNode {
  const width = numberIn(factNamed(product, /^measurements$/i));
  const weight = product.specifications.find(
    ({ name, value }) => name === 'Weight' && /\sct\b/.test(value),
  )?.value;
  if (product.productType !== 'ring' || width === null || !weight) return null;
  const cut = factNamed(product, /^cut$/i)?.toLowerCase() ?? 'stone';
  return <StoneDrawing width={width} stone={`${weight} ${cut}`} />;
}
