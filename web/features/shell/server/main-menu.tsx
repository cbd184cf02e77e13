import type { MenuRoot } from '../compose-navigation.ts';
import styles from './header.module.css';
import { MenuPanel } from './menu-panel.tsx';

/**
 * The roots of the main menu on wide screens. A root's panel is a native popover, which needs no script: click, Enter, Escape with focus
 * returned, and one open panel at a time.
 */
export function MainMenu({ roots }: { roots: readonly MenuRoot[] }) {
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
