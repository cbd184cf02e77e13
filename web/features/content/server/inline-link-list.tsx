import { Link } from '#ui/link.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ItemProps } from '../items.tsx';

/** Links, one per line. */
export function InlineLinkList({ id, body: { heading, lead, links } }: ItemProps<'link-list'>) {
  return (
    <nav className="max-w-136" aria-labelledby={id}>
      <h2 id={id} className="title">
        {heading}
      </h2>
      {lead ? <p className="small soft mt-1">{lead}</p> : null}
      <ul className="mt-3 border-t border-line">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="group flex min-h-13 items-center justify-between gap-4 border-b border-line hover:text-brand-text"
            >
              {label}
              <Icon
                name="arrow"
                small
                className="transition-transform duration-[var(--base)] ease-[var(--ease)] group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
