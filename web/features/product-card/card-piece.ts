import type { ProductCardPartsFragment } from '#gql/graphql.ts';
import { availability, type Availability } from '#lib/product-status.ts';

/** What a card shows of a piece. It is in a page's data once for each card, so it has nothing else, and nothing that is empty. */
export type CardPiece = {
  key: string;
  /** Of the master variant, where it is another than the key. */
  sku?: string;
  name: string;
  brand: string;
  url: string;
  state: Availability;
  badge?: string;
  /** What tells pieces of one line apart, and that a lower price ends. */
  details?: string;
  picture?: { name: string; alt: string };
  /** Name of the picture that a mouse shows. */
  second?: string;
  /** Minor units; `from` when sizes differ. */
  price?: { value: number; was?: number; from?: true };
};

export function cardPiece(product: ProductCardPartsFragment): CardPiece {
  const { key, sku, name, brand, url, badge, pricesVary } = product;
  const [front, second] = product.media;
  const [prices] = product.prices;
  const piece: CardPiece = { key, name, brand, url, state: availability(product) };
  const details = detailsOf(product);
  if (sku !== key) piece.sku = sku;
  if (badge !== 'none') piece.badge = badge;
  if (details !== '') piece.details = details;
  if (front) piece.picture = { name: front.name, alt: front.alt };
  if (front && second) piece.second = second.name;
  if (prices) {
    piece.price = { value: prices.price.value };
    if (prices.wasPrice) piece.price.was = prices.wasPrice.value;
    if (pricesVary) piece.price.from = true;
  }
  return piece;
}

/** Key of a card. React leaves the HTML of a card that was sent alone, so a piece with another price or state is another card. */
export const cardKey = ({ key, state, badge, details, price }: CardPiece): string =>
  [key, state, badge, details, price?.value, price?.was, price?.from].join(' ');

function detailsOf({
  modelCase,
  availableColorSwatches: colours,
  prices: [prices],
}: ProductCardPartsFragment): string {
  const isLimited = prices?.price.priceType === 'dateRange' && prices.wasPrice;
  return [modelCase, colours.length > 1 && `${colours.length} colours`, isLimited && 'For a limited time']
    .filter(Boolean)
    .join(' · ');
}
