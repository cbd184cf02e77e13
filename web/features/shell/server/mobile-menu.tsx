import { Icon } from '#ui/icon.tsx';
import styles from './mobile-menu.module.css';

type MobileMenuRoot = {
  label: string;
  url: string;
  children: readonly { label: string; url: string }[];
};

const ID = 'menu';
/** Attributes that React's types do not know. */
const OPEN = { command: 'show-modal', commandfor: ID };
const CLOSE = { command: 'close', commandfor: ID };

/** The whole menu on small screens: a dialog, over which each root opens a level of its own. Neither needs script. */
export function MobileMenu({ phone, roots }: { phone: string; roots: readonly MobileMenuRoot[] }) {
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        className="grid size-11 place-items-center rounded-full hover:bg-tint"
        {...OPEN}
      >
        <Icon name="menu" />
      </button>
      <dialog
        id={ID}
        aria-label="Menu"
        className="m-0 h-dvh max-h-none w-dvw max-w-none bg-ground p-0 text-ink"
      >
        <div className={styles['frame']}>
          <div className={styles['bar']}>
            <p className="px-3 font-medium">Menu</p>
            <CloseButton />
          </div>
          <nav aria-label="Menu" className={styles['list']}>
            <ul>
              {roots.map((root, index) => (
                <li key={root.url}>
                  {root.children.length > 0 ? (
                    <Level id={`${ID}-level-${index}`} root={root} />
                  ) : (
                    <a href={root.url} className={styles['row']}>
                      {root.label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <MenuFoot phone={phone} />
        </div>
      </dialog>
    </>
  );
}

function CloseButton() {
  return (
    <button type="button" aria-label="Close menu" className="grid size-11 place-items-center" {...CLOSE}>
      <Icon name="close" />
    </button>
  );
}

/** A root's button and its own links; closing the level gives focus back to the button. */
function Level({ id, root }: { id: string; root: MobileMenuRoot }) {
  return (
    <>
      <button type="button" className={styles['row']} popoverTarget={id}>
        {root.label}
        <Icon name="chevron" small className="-rotate-90" />
      </button>
      <div id={id} popover="auto" className={styles['level']}>
        <div className={styles['frame']}>
          <div className={styles['bar']}>
            <button
              type="button"
              autoFocus
              className="flex min-h-11 items-center gap-2 px-3"
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              <Icon name="chevron" small className="rotate-90" />
              <span>
                <span className="visually-hidden">Back from </span>
                {root.label}
              </span>
            </button>
            <CloseButton />
          </div>
          <ul className={styles['list']}>
            <li>
              <a href={root.url} className={`${styles['row']} font-medium`}>
                All {root.label.toLowerCase()}
              </a>
            </li>
            {root.children.map(({ label, url }) => (
              <li key={url}>
                <a href={url} className={styles['row']}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

function MenuFoot({ phone }: { phone: string }) {
  return (
    <div className={styles['foot']}>
      <p className="border-t border-line px-[var(--margin)] pt-2">
        <a href="/my-account" className="flex min-h-11 items-center gap-3">
          <Icon name="account" />
          Account
        </a>
      </p>
      <p className="small soft px-[var(--margin)] py-4">
        Talk to us:{' '}
        <a className="link num" href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
        , 8am to 8pm
      </p>
    </div>
  );
}
