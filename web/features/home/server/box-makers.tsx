import { Link } from '#ui/link.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import type { ItemProps } from '../../content/items.tsx';
import { categoryByKey } from '../../shell/navigation.ts';
import { withCount } from './number-word.ts';

/** The makers as a list of names. */
export async function BoxMakers({ site, id, body }: ItemProps<'link-list'>) {
  const { heading, lead, links, categoryKey, allLabel } = body;
  const category = categoryKey === undefined ? undefined : await categoryByKey(site, categoryKey);
  const brands = category
    ? category.subCategories.map(({ name, landingUrl }) => ({ label: name, href: landingUrl }))
    : links;
  if (brands.length === 0) return null;
  return (
    <section className="section bg-tint" aria-labelledby={id}>
      <div className="wrap grid gap-x-[var(--gutter)] gap-y-5 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id={id} className="d3">
            {withCount(heading, brands.length)}
          </h2>
          <p className="soft mt-3 mb-5">{lead}</p>
          {category && allLabel ? <ArrowLink href={category.landingUrl}>{allLabel}</ArrowLink> : null}
        </div>
        <ul className="font-[family-name:var(--font-serif)] text-[clamp(1.75rem,1rem+2.3vw,3rem)] leading-[1.28] tracking-[-.01em] text-pretty lg:col-start-6 lg:col-end-13">
          {brands.map(({ label, href }, index) => (
            <li key={href} className="inline">
              <Link href={href} className="whitespace-nowrap hover:text-brand-text">
                {label}
              </Link>
              {index < brands.length - 1 ? <span aria-hidden="true">, </span> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
