import { SITES } from '#lib/sites.ts';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import type { ItemProps } from '../../content/items.tsx';
import { ServiceIcon } from '../../content/service-icon.tsx';

export function BoxServices({ site, id, body }: ItemProps<'service-band'>) {
  const { heading, lead, items, phoneLabel } = body;
  const { phone } = SITES[site];
  return (
    <section className="wrap section" aria-labelledby={id}>
      <div className="grid gap-x-[var(--gutter)] gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id={id} className="d2">
            {heading}
          </h2>
          <p className="lead soft mt-4 mb-7">{lead}</p>
          {phoneLabel ? (
            <PlainButtonLink href={`tel:${phone.replaceAll(' ', '')}`} className="max-md:w-full">
              {phoneLabel} <span className="num">{phone}</span>
            </PlainButtonLink>
          ) : null}
        </div>
        <ul className="grid gap-6 md:grid-cols-2 md:gap-10 lg:col-start-7 lg:col-end-13">
          {items.map(({ icon, title, text }) => (
            <li key={title} className="grid grid-cols-[1.5rem_1fr] gap-4">
              <ServiceIcon name={icon} className="mt-1" />
              <div>
                <h3 className="title mb-1">{title}</h3>
                <p className="small soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
