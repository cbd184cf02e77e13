import { Link } from '#ui/link.tsx';
import { Scale } from '#ui/scale.tsx';
import type { ItemProps } from '../items.tsx';
import { ServiceIcon } from '../service-icon.tsx';

/** Services in short: side by side, or along a scale where they are steps. */
export function InlineServices({ id, body: { heading, lead, items, links } }: ItemProps<'service-band'>) {
  const inTurn = items.some(({ when }) => when !== undefined);
  const List = inTurn ? 'ol' : 'ul';
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="title">
        {heading}
      </h2>
      <p className="small soft mt-1 mb-5">{lead}</p>
      {inTurn ? <Scale /> : null}
      <List className={`grid gap-x-[var(--gutter)] gap-y-5 md:grid-cols-3 ${inTurn ? 'pt-4' : ''}`}>
        {items.map(({ icon, when, title, text }) => (
          <li key={title} className={inTurn ? undefined : 'grid grid-cols-[1.5rem_1fr] gap-3'}>
            {inTurn ? (
              <p className="small num mb-1 text-brand-text">{when}</p>
            ) : (
              <ServiceIcon name={icon} className="mt-0.5" />
            )}
            <div>
              <h3 className="font-medium">{title}</h3>
              <p className="small soft">{text}</p>
            </div>
          </li>
        ))}
      </List>
      {links.map(({ label, href }) => (
        <p key={href} className="small mt-5">
          <Link className="link" href={href}>
            {label}
          </Link>
        </p>
      ))}
    </section>
  );
}
