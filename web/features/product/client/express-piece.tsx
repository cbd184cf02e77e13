import { useMemo } from 'react';
import { ExpressButtons } from '#features/payment/express-buttons.tsx';
import { lacksText, optionsOf } from '#features/personal/personal-terms.ts';
import { pieceSource } from './piece-source.ts';
import { useSelection } from './selection.tsx';

/** Pays for the selected variant in one step: it is added to the bag, and the whole bag is paid for. */
export function ExpressPiece() {
  const { product, variant, soldOut, personal } = useSelection();
  const source = useMemo(() => {
    const { id = '', sku = '', price = product.price } = variant ?? {};
    const piece = { productId: product.id, variantId: id, sku, options: optionsOf(personal) };
    return pieceSource(piece, { name: product.name, minorUnits: (price ?? product.price)?.value ?? 0 });
  }, [product, variant, personal]);
  const isChosen = variant !== null && !soldOut && !lacksText(personal) && product.giftCard === null;
  return isChosen ? <ExpressButtons source={source} /> : null;
}
