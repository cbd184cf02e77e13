import { pieces } from '../../cart/pieces.ts';
import { CloseBag } from './close-bag.tsx';

/** One heading for loading, filled and empty, so that it can keep focus. */
export function CartHeading({ quantity, isEmpty }: { quantity: number; isEmpty: boolean }) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
      <div className="grid justify-items-start gap-2">
        <h1 className="d2">{isEmpty ? 'Your bag is empty' : 'Your bag'}</h1>
        <CloseBag />
      </div>
      {quantity > 0 ? <p className="soft num">{pieces(quantity)}</p> : null}
    </div>
  );
}
