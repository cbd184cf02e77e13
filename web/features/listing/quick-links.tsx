import { Link } from '#ui/link.tsx';
import type { Crumb } from '#ui/breadcrumbs.tsx';

/** EN-18: where to go from a category: one line that scrolls on small screens. */
export function QuickLinks({ links }: { links: readonly Crumb[] }) {
  if (links.length === 0) return null;
  return (
    <nav
      aria-label="Quick links"
      className="-mx-[var(--margin)] overflow-x-auto px-[var(--margin)] pb-7 [scrollbar-width:none]"
    >
      <ul className="flex gap-2 lg:flex-wrap">
        {links.map(({ name, url }) => (
          <li key={url} className="flex-none">
            <Link
              href={url}
              prefetch={false}
              className="small inline-flex min-h-11 items-center rounded-[var(--radius-chip)] border border-line px-4 whitespace-nowrap hover:border-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
