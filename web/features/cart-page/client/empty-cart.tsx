import type { ReactNode } from 'react';
import { useSite } from '#lib/site-context.tsx';
import { RecentlyViewed } from '../../recommendations/recently-viewed.tsx';
import { ButtonLink } from '#ui/button.tsx';

export function EmptyCart({ children }: { children: ReactNode }) {
  const { words } = useSite();
  return (
    <>
      <p className="lead soft mb-8">Nothing in here yet. {words.emptyBag}</p>
      <ButtonLink href="/">{words.lookAround}</ButtonLink>
      {children}
      <RecentlyViewed />
    </>
  );
}
