import { ONLY_THERE, ROLES, shownPiece } from '../../../tests/fixtures/pieces.ts';
import { compareHref } from '../../lib/routing/compared-pieces.ts';
import type { ShopName } from '../shop.ts';

const pageOf = (code: string): string => `/${code}/x/p`;

/** The dealer's section, the same in both shops. */
const DEALER = {
  dealer: '/rolex',
  'dealer-collection': '/rolex/collection/watches',
  'dealer-product': '/rolex/0300001/perihelion-40-18ct-yellow-gold-silver-dial/p',
  'dealer-point-of-sale': '/rolex/point-of-sale',
  'dealer-contact': '/rolex/contact-us',
  'dealer-message': '/rolex/send-a-message',
  'dealer-appointment': '/rolex/book-an-appointment',
  'dealer-care': '/rolex/care',
  'dealer-pre-owned': '/rolex-certified-pre-owned',
  'dealer-pre-owned-listing': '/rolex-certified-pre-owned/product-listing/watches',
  'dealer-pre-owned-product':
    '/rolex-certified-pre-owned/0301005/transit-41-2019-18ct-yellow-gold-navy-dial/p',
  'dealer-pre-owned-contact': '/rolex-certified-pre-owned/contact-us',
};

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
    'product-gift-card': pageOf('GC'),
    brand: '/brands/alderwyn',
    search: '/search?text=sapphire',
    'search-nothing': '/search?text=zzzzqqqq',
    compare: compareHref([shownPiece('beaverbrooks').code, ...ROLES.beaverbrooks.inexpensive]),
    'list-empty': '/favourites',
    ...DEALER,
    finder: '/stores',
    'finder-near': '/stores?place=LS1+4AP',
    'finder-region': '/stores/region/yorkshire',
    store: '/store/leeds',
    login: '/login',
    register: '/register',
    'find-order': '/find-order',
    'your-data': '/your-data',
    'gift-card-balance': '/gift-cards/balance',
    help: '/help/delivery-and-returns',
    'help-ring-sizes': '/help/ring-sizes',
    'help-care': '/help/care-and-cleaning',
    'help-privacy': '/help/privacy',
    cookies: '/cookies',
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
    search: '/search?text=blue+dial',
    'search-nothing': '/search?text=zzzzqqqq',
    compare: compareHref([shownPiece('loupe').code, ROLES.loupe.inexpensive[0]]),
    'list-empty': '/wishlist',
    ...DEALER,
    finder: '/boutiques',
    'finder-near': '/boutiques?place=LS1+4AP',
    store: '/store/mayfair',
    login: '/login',
    register: '/register',
    'find-order': '/find-order',
    'your-data': '/your-data',
    'gift-card-balance': '/gift-cards/balance',
    help: '/help/delivery-and-returns',
    'help-servicing': '/help/servicing',
    'help-case-size': '/help/case-size-and-fit',
    'help-water': '/help/water-resistance',
    cookies: '/cookies',
    '404': '/no-such-page',
    '500': '/500',
  },
};

/** A piece with plenty of stock, so that the screenshots can be repeated. */
export const BOUGHT: Record<ShopName, readonly string[]> = {
  beaverbrooks: ROLES.beaverbrooks.inexpensive,
  loupe: ROLES.loupe.inexpensive,
};
