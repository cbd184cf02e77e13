'use client';

import { Link } from '#ui/link.tsx';
import { usePathname } from 'next/navigation';
import { APPOINTMENT, SECTIONS } from '../sections.ts';
import styles from './dealer-nav.module.css';

const LINKS = [
  { label: 'Discover', href: SECTIONS.rolex.path, under: null },
  { label: 'Watches', href: SECTIONS.rolex.listing, under: /^\/rolex\/(collection|\d{7})\// },
  {
    label: 'Certified pre-owned',
    href: SECTIONS['rolex-certified-pre-owned'].path,
    under: /^\/rolex-certified-pre-owned\//,
  },
  { label: 'Care', href: '/rolex/care', under: null },
  { label: 'Showrooms', href: SECTIONS.rolex.pointOfSale, under: null },
  { label: 'Appointments', href: APPOINTMENT, under: null },
  { label: 'Contact us', href: SECTIONS.rolex.contact, under: null },
] as const;

/** The section's own menu; it scrolls sideways where it does not fit. */
export function DealerNav({ maker }: { maker: string }) {
  const path = usePathname();
  return (
    <nav aria-label={maker} className={styles['nav']}>
      <ul className={styles['list']}>
        {LINKS.map(({ label, href, under }) => (
          <li key={href}>
            <Link
              href={href}
              className={styles['link']}
              aria-current={path === href ? 'page' : under?.test(path) ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
