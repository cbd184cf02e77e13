import { Link } from '#ui/link.tsx';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';

type MobileMenuRoot = {
  label: string;
  url: string;
  children: readonly { label: string; url: string }[];
};

export type MobileMenuProps = { phone: string; roots: readonly MobileMenuRoot[] };

const ROW = 'flex min-h-13 w-full items-center justify-between border-b border-line text-left';

/** A full-height dialog that shows one level of the menu at a time. */
export function MenuDialog({ phone, roots, onClose }: MobileMenuProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [parent, setParent] = useState<MobileMenuRoot | null>(null);
  /** The entry that was opened before takes focus. */
  const [last, setLast] = useState<MobileMenuRoot>();

  useEffect(() => dialog.current?.showModal(), []);

  function close() {
    dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-ground p-0 text-ink"
      onClose={onClose}
      onClick={(event) => {
        if ((event.target as HTMLElement).closest('a')) close();
      }}
    >
      <div className="flex h-full flex-col">
        <div className="flex min-h-15 items-center justify-between border-b border-line px-[calc(var(--margin)-.75rem)]">
          {parent ? (
            <button
              type="button"
              autoFocus
              className="flex min-h-11 items-center gap-2 px-3"
              onClick={() => {
                setLast(parent);
                setParent(null);
              }}
            >
              <Icon name="chevron" small className="rotate-90" />
              <span>
                <span className="visually-hidden">Back from </span>
                {parent.label}
              </span>
            </button>
          ) : (
            <p className="px-3 font-medium">Menu</p>
          )}
          <button
            type="button"
            aria-label="Close menu"
            className="grid size-11 place-items-center"
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label="Menu" className="flex-1 overflow-y-auto px-[var(--margin)] py-2">
          <ul key={parent?.url ?? 'roots'}>
            {parent ? (
              <>
                <li>
                  <Link href={parent.url} className={`${ROW} font-medium`}>
                    All {parent.label.toLowerCase()}
                  </Link>
                </li>
                {parent.children.map(({ label, url }) => (
                  <li key={url}>
                    <Link href={url} className={ROW}>
                      {label}
                    </Link>
                  </li>
                ))}
              </>
            ) : (
              roots.map((root) => (
                <li key={root.url}>
                  {root.children.length > 0 ? (
                    <button
                      type="button"
                      autoFocus={root === last}
                      className={ROW}
                      onClick={() => setParent(root)}
                    >
                      {root.label}
                      <Icon name="chevron" small className="-rotate-90" />
                    </button>
                  ) : (
                    <Link href={root.url} className={ROW}>
                      {root.label}
                    </Link>
                  )}
                </li>
              ))
            )}
          </ul>
        </nav>
        <MenuFoot phone={phone} />
      </div>
    </dialog>
  );
}

function MenuFoot({ phone }: { phone: string }) {
  return (
    <>
      <p className="border-t border-line px-[var(--margin)] pt-2">
        <Link href="/my-account" prefetch={false} className="flex min-h-11 items-center gap-3">
          <Icon name="account" />
          Account
        </Link>
      </p>
      <p className="small soft px-[var(--margin)] py-4">
        Talk to us:{' '}
        <a className="link num" href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
        , 8am to 8pm
      </p>
    </>
  );
}
