import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

export function EmptyFavourites() {
  return (
    <div className="pt-4">
      <p className="lead soft mb-8">
        Nothing in here yet. Press the heart <Icon name="heart" className="-mt-1 inline" /> on a piece, and it
        waits for you here at today’s price.
      </p>
      <ButtonLink href="/">Look around the shop</ButtonLink>
    </div>
  );
}
