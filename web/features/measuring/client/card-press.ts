/** The link of a card, as product-card.tsx has it. */
const LINK = 'article a[href$="/p"]';
const CODE = /^\/([^/]+)\/[^/]+\/p$/;

/** IN-04: a card that leads to a product was pressed: told before the page of the link takes its place. */
export const followPresses = (tell: (product: string) => void): void =>
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
      const product = CODE.exec(link?.pathname ?? '')?.[1];
      if (product !== undefined) tell(product);
    },
    true,
  );
