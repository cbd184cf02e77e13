import { onLinkPress } from './link-press.ts';

/** The link of a card, as product-card.tsx has it. */
const LINK = 'article a[href$="/p"]';
const CODE = /^\/([^/]+)\/[^/]+\/p$/;

/** IN-04: a card that leads to a product was pressed. */
export const followPresses = (tell: (product: string) => void): void =>
  onLinkPress((link) => {
    const product = link.matches(LINK) ? CODE.exec(link.pathname)?.[1] : undefined;
    if (product !== undefined) tell(product);
  });
