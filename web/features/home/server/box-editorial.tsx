import Link from 'next/link';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Product } from '../../product/server/product.ts';

/** One piece told at length: its picture on the lining's colour, and three facts. */
export function BoxEditorial({ product }: { product: Product }) {
  const fact = (group: string, name: string) =>
    product.specifications.find((one) => one.group === group && one.name === name)?.value;
  const facts = [
    ['Carat', fact('Diamond', 'Weight')],
    ['Colour', fact('Diamond', 'Colour and clarity')],
    ['Metal', fact('Metal', 'Metal')],
  ] as const;
  return (
    <section className="wrap grid max-md:px-0 md:grid-cols-[7fr_5fr]" aria-labelledby="editorial">
      <Link
        href={product.productUrl}
        tabIndex={-1}
        aria-hidden="true"
        className="relative block min-h-88 md:min-h-160"
      >
        <span className="absolute inset-0 [&>img]:size-full [&>img]:object-cover [&>img]:object-[50%_42%]">
          <Picture
            name="editorial-garnet"
            alt=""
            width={760}
            height={950}
            sizes="(min-width: 48rem) 58vw, 100vw"
          />
        </span>
      </Link>
      <div className="deep flex flex-col justify-center gap-6 px-[var(--margin)] py-12 md:p-[clamp(2rem,5vw,5rem)]">
        <h2 id="editorial" className="d2">
          The Winterbourne, made one at a time in Hatton Garden
        </h2>
        <p className="lead">
          Four claws, one round brilliant, nothing else. You see the diamond and almost nothing of what holds
          it.
        </p>
        <ArrowLink href={product.productUrl}>See the ring</ArrowLink>
        <dl className="small mt-auto pt-8">
          {facts.map(([name, value]) =>
            value ? (
              <div key={name} className="grid grid-cols-[6rem_1fr] border-t border-[var(--deep-line)] py-3">
                <dt className="soft">{name}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </div>
    </section>
  );
}
