import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { Tile } from '#ui/tile.tsx';
import type { Suggestions } from './use-suggestions.ts';

export function SuggestedProducts({ products }: { products: Suggestions['products'] }) {
  if (products.length === 0) return null;
  return (
    <section aria-label="Pieces">
      <ul className="grid grid-cols-3 gap-x-[var(--gutter)]">
        {products.map(({ key, name, brand, url, media, pricesVary, prices: [prices] }) => (
          <li key={key}>
            <Link href={url} prefetch={false} className="grid gap-1.5">
              <Tile name={media[0]?.name ?? ''} alt="" sizes="(min-width: 48rem) 14vw, 30vw" />
              <span className="micro soft">{brand}</span>
              <span className="small">{name}</span>
              {prices ? (
                <Price value={prices.price.value} wasValue={prices.wasPrice?.value} from={pricesVary} />
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
