import Link from 'next/link';
import { ArrowLink } from '#ui/arrow-link.tsx';
import type { MenuCategory } from '../../shell/server/navigation.ts';

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
];

/** A list of makers, let be type. */
export function BoxMakers({ makers }: { makers: MenuCategory }) {
  const brands = makers.subCategories;
  return (
    <section className="section bg-tint" aria-labelledby="makers">
      <div className="wrap grid gap-x-[var(--gutter)] gap-y-5 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="makers" className="d3">
            {NUMBERS[brands.length] ?? brands.length} makers, known by name
          </h2>
          <p className="soft mt-3 mb-5">
            Every watch comes with its maker’s guarantee and two years of our own.
          </p>
          <ArrowLink href={makers.landingUrl}>All makers, A to Z</ArrowLink>
        </div>
        <ul className="font-[family-name:var(--font-serif)] text-[clamp(1.75rem,1rem+2.3vw,3rem)] leading-[1.28] tracking-[-.01em] text-pretty lg:col-start-6 lg:col-end-13">
          {brands.map(({ id, name, landingUrl }, index) => (
            <li key={id} className="inline">
              <Link href={landingUrl} className="whitespace-nowrap hover:text-brand-text">
                {name}
              </Link>
              {index < brands.length - 1 ? <span aria-hidden="true">, </span> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
