import { factNamed, numberIn } from '../product-facts.ts';
import type { Product } from './product.ts';
import { StoneDrawing } from './stone-drawing.tsx';

/** The stone of a ring drawn to scale, where the catalogue gives its width. */
export function StoneToScale({ product }: { product: Product }) {
  const width = numberIn(factNamed(product, /^measurements$/i));
  const weight = product.specifications.find(
    ({ name, value }) => name === 'Weight' && /\sct\b/.test(value),
  )?.value;
  if (product.productType !== 'ring' || width === null || !weight) return null;
  const cut = factNamed(product, /^cut$/i)?.toLowerCase() ?? 'stone';
  return (
    <div className="mt-[var(--gutter)]">
      <StoneDrawing width={width} stone={`${weight} ${cut}`} />
    </div>
  );
}
