import { Personalise } from './personalise.tsx';
import { useSelection } from './selection.tsx';
import { ValueSelector } from './value-selector.tsx';

/** What can be chosen for some pieces: the value of a gift card, and what is done to a piece. */
export function FurtherChoices() {
  const { giftCard } = useSelection().product;
  return (
    <>
      {giftCard ? <ValueSelector offer={giftCard} /> : null}
      <Personalise />
    </>
  );
}
