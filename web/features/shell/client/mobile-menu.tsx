'use client';

import { lazy, Suspense, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { MobileMenuProps } from './menu-dialog.tsx';

const loadDialog = () => import('./menu-dialog.tsx');
const MenuDialog = lazy(async () => ({ default: (await loadDialog()).MenuDialog }));

/** The whole menu on small screens, loaded when the pointer or focus reaches its button. */
export function MobileMenu(props: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        className="grid size-11 place-items-center rounded-full hover:bg-tint"
        onPointerDown={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <Suspense>{open ? <MenuDialog {...props} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
