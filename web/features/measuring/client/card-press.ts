import { prepareTracker, trackActivity } from '../track-activity.ts';

/** The link of a card, as product-card.tsx has it. */
const LINK = 'article a[href$="/p"]';
const CODE = /^\/([^/]+)\/[^/]+\/p$/;

prepareTracker();

/** IN-04: a card that leads to a product was pressed: told before the page of the link takes its place. */
document.addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
    const product = CODE.exec(link?.pathname ?? '')?.[1];
    if (product !== undefined) trackActivity({ action: 'click', target: { product } });
  },
  true,
);
