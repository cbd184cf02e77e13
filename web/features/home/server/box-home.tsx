import { navigation } from '../../shell/server/navigation.ts';
import { productByCode } from '../../product/server/product.ts';
import { BoxBand } from './box-band.tsx';
import { BoxCategories } from './box-categories.tsx';
import { BoxEditorial } from './box-editorial.tsx';
import { BoxHero } from './box-hero.tsx';
import { BoxMakers } from './box-makers.tsx';
import { BoxServices } from './box-services.tsx';
import { shelf } from './home-data.ts';
import { ShelfSection } from './shelf-section.tsx';

const TOLD_AT_LENGTH = '0100001';

/** beaverbrooks, "the box": warm, generous, one orange band and one garnet block, never neighbours. */
export async function BoxHome() {
  const [menu, piece, fresh] = await Promise.all([
    navigation('beaverbrooks'),
    productByCode('beaverbrooks', TOLD_AT_LENGTH),
    shelf('beaverbrooks', 'new-in', 4),
  ]);
  const makers = menu.find(({ key }) => key === 'brands');
  return (
    <main id="main">
      <BoxHero />
      <BoxCategories />
      {piece ? <BoxEditorial product={piece} /> : null}
      {fresh ? <ShelfSection id="new" title="New this week" shelf={fresh} /> : null}
      {makers ? <BoxMakers makers={makers} /> : null}
      <BoxBand />
      <BoxServices />
    </main>
  );
}
