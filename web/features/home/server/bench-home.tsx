import { navigation } from '../../shell/server/navigation.ts';
import { productByCode } from '../../product/server/product.ts';
import { BenchHero } from './bench-hero.tsx';
import { BenchMakers } from './bench-makers.tsx';
import { BenchService } from './bench-service.tsx';
import { shelf } from './home-data.ts';
import { ShelfSection } from './shelf-section.tsx';

const UNDER_THE_LAMP = '0200001';

/** loupe, "the bench": one lamp, then rules and tables. */
export async function BenchHome() {
  const [menu, watch, fresh, straps] = await Promise.all([
    navigation('loupe'),
    productByCode('loupe', UNDER_THE_LAMP),
    shelf('loupe', 'new', 4),
    shelf('loupe', 'straps', 4),
  ]);
  const makers = menu.find(({ key }) => key === 'brands');
  return (
    <main id="main">
      {watch ? (
        <BenchHero product={watch} />
      ) : (
        <h1 className="d1 wrap section">Watches, looked at closely</h1>
      )}
      {fresh ? <ShelfSection id="new" title="On the bench this week" shelf={fresh} /> : null}
      {makers ? <BenchMakers makers={makers} /> : null}
      <BenchService />
      {straps ? <ShelfSection id="straps" title="Straps, cut to the lug" shelf={straps} /> : null}
    </main>
  );
}
