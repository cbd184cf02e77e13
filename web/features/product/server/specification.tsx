import { specificationLabel } from '../../../lib/specification-label.ts';
import type { Product } from '../product.ts';

/** Facts in the catalogue's order, with the product code last. */
export function Specification({ product }: { product: Product }) {
  const { specifications } = product;
  const rows = [
    ...specifications.map((fact) => ({ label: specificationLabel(fact, specifications), value: fact.value })),
    { label: 'Product code', value: product.code },
  ];
  return (
    <dl className="small">
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(7rem,5fr)_7fr] gap-4 border-t border-line py-3 last:border-b"
        >
          <dt className="soft">{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
