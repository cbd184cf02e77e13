'use client';

import Link from 'next/link';
import { Icon } from '#ui/icon.tsx';

export function MiniBag() {
  return (
    <Link
      href="/checkout/cart"
      aria-label="Bag"
      className="grid size-11 place-items-center rounded-full hover:bg-tint"
    >
      <Icon name="bag" />
    </Link>
  );
}
