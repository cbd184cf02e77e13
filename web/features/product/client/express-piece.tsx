import { useMemo } from 'react';
import { ExpressButtons } from '#features/payment/express-buttons.tsx';
import { lacksText, optionsOf } from '#features/personal/personal-terms.ts';
import { pieceSource, type Additions } from './piece-source.ts';
import { useSelection } from './selection.tsx';

/** Pays for the selected variant in one step: it is added to the bag, and the whole bag is paid for. */
export function ExpressPiece({ additions }: { additions: Additions }) {
  const { product, variant, price, personal } = useSelection();
  const source = useMemo(() => {
    const { id = '', sku = '' } = variant ?? {};
    const piece = { productId: product.id, variantId: id, sku, options: optionsOf(personal) };
    const shown = { name: product.name, minorUnits: price?.value ?? 0 };
    return pieceSource(piece, shown, { additions });
  }, [product, variant, price, personal, additions]);
  const isChosen = variant !== null && !lacksText(personal);
  return isChosen ? <ExpressButtons source={source} /> : null;
}
