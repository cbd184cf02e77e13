'use client';

import { useEffect, useRef } from 'react';
import { isCarrying } from '#lib/routing/carried-pieces.ts';

/** In the form of a list: the pieces that the shopper comes back with from a comparison are chosen again. */
export function CarriedPieces() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { hash } = location;
    const form = place.current?.closest('form');
    if (form && isCarrying(hash))
      void import('./choose-carried.ts').then(({ chooseCarried }) => chooseCarried(form, hash));
  }, []);
  return <span ref={place} hidden />;
}
