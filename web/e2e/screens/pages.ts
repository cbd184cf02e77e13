import { ONLY_THERE, ROLES, shownPiece } from '../../../tests/fixtures/pieces.ts';
import type { ShopName } from '../shop.ts';

const pageOf = (code: string): string => `/${code}/x/p`;

/** Pages that need no session, by the name of their screenshot. */
export const PAGES: Record<ShopName, Record<string, string>> = {
  beaverbrooks: {
    home: '/',
    landing: '/engagement-rings',
    listing: '/product-listing/engagement-rings',
    'listing-watches': '/product-listing/watches',
    product: pageOf(shownPiece('beaverbrooks').code),
    'product-sold-out': pageOf(ROLES.beaverbrooks.soldOut),
    'product-last-one': pageOf(ONLY_THERE.single),
    'product-store-only': pageOf(ROLES.beaverbrooks.storeOnly),
    'product-on-request': pageOf(ONLY_THERE.priceOnRequest),
    'list-empty': '/favourites',
    finder: '/stores',
    'finder-near': '/stores?place=LS1+4AP',
    'finder-region': '/stores/region/yorkshire',
    store: '/store/leeds',
    login: '/login',
    register: '/register',
    'find-order': '/find-order',
    help: '/help/delivery-and-returns',
    '404': '/no-such-page',
    '500': '/500',
  },
  loupe: {
    home: '/',
    landing: '/watches',
    listing: '/product-listing/watches/chronographs',
    product: pageOf(shownPiece('loupe').code),
    'product-sold-out': pageOf(ROLES.loupe.soldOut),
    'product-store-only': pageOf(ROLES.loupe.storeOnly),
    'product-strap': pageOf(ROLES.loupe.inexpensive[0]),
    'list-empty': '/wishlist',
    finder: '/boutiques',
    'finder-near': '/boutiques?place=LS1+4AP',
    store: '/store/mayfair',
    login: '/login',
    register: '/register',
    'find-order': '/find-order',
    help: '/help/delivery-and-returns',
    '404': '/no-such-page',
    '500': '/500',
  },
};

/** A piece with plenty of stock, so that the screenshots can be repeated. */
export const BOUGHT: Record<ShopName, readonly string[]> = {
  beaverbrooks: ROLES.beaverbrooks.inexpensive,
  loupe: ROLES.loupe.inexpensive,
};
