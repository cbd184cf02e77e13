'use client';

import { Link } from '#ui/link.tsx';
import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../../lib/browser-storage.ts';
import { consumeCloseBag, readCloseBag } from '../../cart/close-bag.ts';

const never = () => () => undefined;

/** Link back to the page before the bag (BH-10). */
export function CloseBag() {
  const href = useSyncExternalStore(
    never,
    () => readCloseBag(browserStorage('session'), window.location.origin),
    () => '/',
  );
  return (
    <Link
      href={href}
      className="link small"
      prefetch={false}
      onClick={() => consumeCloseBag(browserStorage('session'))}
    >
      Continue shopping
    </Link>
  );
}
