import { Link } from './link.tsx';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** "See all 48 →": a secondary link to more of a section. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="group inline-flex items-center gap-2 self-start border-b border-current py-1 font-medium whitespace-nowrap"
    >
      <span>{children}</span>
      <Icon
        name="arrow"
        small
        className="transition-transform duration-[var(--base)] ease-[var(--ease)] group-hover:translate-x-1"
      />
    </Link>
  );
}
