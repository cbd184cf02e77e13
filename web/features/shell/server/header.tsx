import Link from 'next/link';
import type { ReactNode } from 'react';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { MegaMenu } from '../client/mega-menu.tsx';
import { MobileMenu } from '../client/mobile-menu.tsx';
import styles from './header.module.css';
import { MenuPanel } from './menu-panel.tsx';
import { navigation } from './navigation.ts';
import { Wordmark } from './wordmark.tsx';

/**
 * One header for every shop; the theme decides whether the menu stands beside the mark or under it. Without a
 * catalogue it still offers home, help and the bag.
 */
export async function Header({ site, tools }: { site: SiteKey; tools: ReactNode }) {
  const { promise, phone, menu: roots } = SITES[site];
  const tree = await navigation(site);
  const menu = roots.flatMap((key) => tree.filter((category) => category.key === key));
  return (
    <header className={styles['header']}>
      <div className={styles['utility']}>
        <div className="wrap flex min-h-9 items-center justify-between gap-4">
          <p>{promise}</p>
          <p>
            Talk to us:{' '}
            <a className="num inline-block py-1.5 hover:underline" href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
            , 8am to 8pm
          </p>
        </div>
      </div>
      <div className={`wrap ${styles['main']}`}>
        <div className={styles['menu']}>
          <MobileMenu phone={phone} categories={tree} />
        </div>
        <div className={styles['mark']}>
          <Wordmark site={site} />
        </div>
        <div className={styles['tools']}>{tools}</div>
        <nav className={styles['nav']} aria-label="Main">
          <ul className={styles['roots']}>
            {menu.map((category) => (
              <li key={category.id}>
                {category.subCategories.length > 0 ? (
                  <MegaMenu
                    id={`menu-${category.key}`}
                    name={category.name}
                    triggerClassName={styles['root'] ?? ''}
                    panelClassName={styles['panel'] ?? ''}
                  >
                    <MenuPanel category={category} />
                  </MegaMenu>
                ) : (
                  <Link
                    href={category.landingUrl}
                    className={`${styles['root']} ${category.key === 'sale' ? 'text-sale' : ''}`}
                  >
                    {category.name}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
