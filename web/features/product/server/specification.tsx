import type { Product } from './product.ts';

/** Facts in the catalogue's order, the product code last. Repeated names are told apart by their group. */
export function Specification({ product }: { product: Product }) {
  const { specifications } = product;
  const repeated = (name: string) => specifications.filter((fact) => fact.name === name).length > 1;
  const rows = [
    ...specifications.map(({ group, name, value }) => ({
      name: repeated(name) && group !== name ? `${group}, ${name.toLowerCase()}` : name,
      value,
    })),
    { name: 'Product code', value: product.code },
  ];
  return (
    <dl className="small">
      {rows.map(({ name, value }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(7rem,5fr)_7fr] gap-4 border-t border-line py-3 last:border-b"
        >
          <dt className="soft">{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
