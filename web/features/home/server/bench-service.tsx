import { Link } from '#ui/link.tsx';
import { SITES } from '#lib/sites.ts';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import { Scale } from '#ui/scale.tsx';
import type { ItemProps } from '../../content/items.tsx';

/** An ordered list of service steps, labelled by their days. */
export function BenchService({ site, id, body }: ItemProps<'service-band'>) {
  const { heading, lead, items, phoneLabel, links } = body;
  const { phone } = SITES[site];
  return (
    <section className="bg-tint" aria-labelledby={id}>
      <div className="wrap section">
        <div className="mb-12 max-w-[40rem]">
          <h2 id={id} className="d2">
            {heading}
          </h2>
          <p className="lead soft mt-4">{lead}</p>
        </div>
        <Scale />
        <ol className="grid gap-x-[var(--gutter)] gap-y-8 pt-5 md:grid-cols-2 lg:grid-cols-4">
          {items.map(({ when, title, text }) => (
            <li key={title}>
              <p className="num mb-2 text-brand-text">{when}</p>
              <h3 className="title mb-1">{title}</h3>
              <p className="small soft max-w-68">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
          {phoneLabel ? (
            <PlainButtonLink look="line" href={`tel:${phone.replaceAll(' ', '')}`} className="max-md:w-full">
              {phoneLabel} <span className="num">{phone}</span>
            </PlainButtonLink>
          ) : null}
          {links.map(({ label, href }) => (
            <Link key={href} className="link" href={href}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </section>
  );
}
