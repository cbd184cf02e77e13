import { Link } from '#ui/link.tsx';
import type { ReactNode } from 'react';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { AccountMain } from './client/account-main.tsx';
import styles from './client/account.module.css';

const PAGES = [
  { name: 'Overview', path: '/my-account' },
  { name: 'Orders', path: '/my-account/orders' },
  { name: 'Reservations', path: '/my-account/reservations' },
  { name: 'Appointments', path: '/my-account/appointments' },
  { name: 'Gift cards', path: '/my-account/gift-cards' },
  { name: 'Address book', path: '/my-account/address-book' },
  { name: 'Profile', path: '/my-account/update-profile' },
  { name: 'Your data', path: '/my-account/privacy' },
] as const;

type AccountFrameProps = {
  site: SiteKey;
  /** Address of this page. */
  at: (typeof PAGES)[number]['path'];
  /** Whether it is the page itself, or one below it. */
  isBelow?: boolean;
  children: ReactNode;
};

/** Navigation beside each page of the account. Sign-out is a full page load and never prefetched. */
export function AccountFrame({ site, at, isBelow = false, children }: AccountFrameProps) {
  const { list } = SITES[site];
  return (
    <AccountMain className={`wrap ${styles['account']}`}>
      <nav aria-label="Account" className={styles['nav']}>
        <ul>
          {PAGES.map(({ name, path }) => (
            <li key={path}>
              <Link
                href={path}
                prefetch={false}
                isWithinPolicy
                aria-current={path === at ? (isBelow ? 'true' : 'page') : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
          <li>
            <Link href={list.path} prefetch={false}>
              {list.title}
            </Link>
          </li>
          <li>
            <a href="/logout">Sign out</a>
          </li>
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </AccountMain>
  );
}
