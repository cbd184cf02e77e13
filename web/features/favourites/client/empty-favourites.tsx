import type { ReactNode } from 'react';
import { useSite } from '#lib/site-context.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

export function EmptyFavourites({ children }: { children: ReactNode }) {
  const { words } = useSite();
  return (
    <div className="pt-4">
      <p className="lead soft mb-8">
        Nothing in here yet. Press the heart <Icon name="heart" className="-mt-1 inline" /> on{' '}
        {words.emptyList}
      </p>
      <ButtonLink href="/">{words.lookAround}</ButtonLink>
      {children}
    </div>
  );
}
