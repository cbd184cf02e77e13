import { Link } from '#ui/link.tsx';
import type { ReactNode } from 'react';
import { HtmlOnly } from '#lib/html-only.tsx';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { SearchTool } from '../../search/search-tool.tsx';
import type { MenuRoot, NavigationLink } from '../compose-navigation.ts';
import { MenuScript } from '../client/menu-script.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './header.module.css';
import { shopNavigation } from '../shop-navigation.ts';
import { Wordmark } from '../wordmark.tsx';
import { MenuPanel } from './menu-panel.tsx';

/**
 * One header for both shops; the theme decides whether the menu is beside the wordmark or below it. Without content
 * and catalogue it still has home, help and the bag.
 */
export async function Header({ site, tools }: { site: SiteKey; tools: ReactNode }) {
  const { promise, phone } = SITES[site];
  const { main, utility } = await shopNavigation(site);
  return (
    <header className={styles['header']}>
      <MenuScript />
      <div className={styles['utility']}>
        <div className="wrap-wide flex min-h-9 items-center justify-between gap-4">
          <p>{promise}</p>
          <ul className="flex gap-6">
            {utility.map(({ label, url }) => (
              <li key={url}>
                <Link className="inline-block py-1.5 hover:underline" href={url}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              Talk to us:{' '}
              <a
                className="num inline-block py-1.5 hover:underline"
                href={`tel:${phone.replaceAll(' ', '')}`}
              >
                {phone}
              </a>
              , 8am to 8pm
            </li>
          </ul>
        </div>
      </div>
      <div className={`wrap-wide ${styles['main']}`}>
        <div className={styles['menu']}>
          <HtmlOnly name={`small-menu-${site}`}>
            <MobileMenu phone={phone} roots={[...main, ...utility].map(mobileRoot)} />
          </HtmlOnly>
          <SearchTool />
        </div>
        <div className={styles['mark']}>
          <Wordmark site={site} />
        </div>
        <div className={styles['field']}>
          <SearchTool wide />
        </div>
        <div className={styles['tools']}>
          <div className={styles['searchIcon']}>
            <SearchTool />
          </div>
          {tools}
        </div>
        <nav className={styles['nav']} aria-label="Main">
          <HtmlOnly name={`main-menu-${site}`}>
            <MainMenu roots={main} />
          </HtmlOnly>
        </nav>
      </div>
    </header>
  );
}

const mobileRoot = ({ label, url, category }: NavigationLink & Partial<MenuRoot>) => ({
  label,
  url,
  children: (category?.subCategories ?? []).map(({ name, landingUrl }) => ({ label: name, url: landingUrl })),
});

/**
 * The roots of the main menu on wide screens. A root's panel is a native popover, which needs no script: click, Enter, Escape with focus
 * returned, and one open panel at a time.
 */
function MainMenu({ roots }: { roots: readonly MenuRoot[] }) {
  return (
    <ul className={styles['roots']}>
      {roots.map(({ label, url, category }) =>
        category && category.subCategories.length > 0 ? (
          <li key={url} data-hover-menu="">
            <button type="button" popoverTarget={`menu-${category.key}`} className={styles['root']}>
              {label}
            </button>
            <div id={`menu-${category.key}`} popover="auto" className={styles['panel']}>
              <MenuPanel category={category} />
            </div>
          </li>
        ) : (
          <li key={url}>
            <a href={url} className={`${styles['root']} ${category?.key === 'sale' ? 'text-sale' : ''}`}>
              {label}
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
