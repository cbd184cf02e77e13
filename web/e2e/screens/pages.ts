import type { ShopName } from '../shop.ts';

/** Pages that anybody can open, by the name of their photograph. */
export const PAGES: Record<ShopName, Record<string, string>> = {
  beaverbrooks: {
    home: '/',
    landing: '/engagement-rings',
    listing: '/product-listing/engagement-rings',
    'listing-watches': '/product-listing/watches',
    product: '/0100001/x/p',
    'product-sold-out': '/0100003/x/p',
    'product-last-one': '/0100004/x/p',
    'product-store-only': '/0100005/x/p',
    'product-on-request': '/0100006/x/p',
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
    product: '/0200001/x/p',
    'product-sold-out': '/0200002/x/p',
    'product-store-only': '/0200004/x/p',
    'product-strap': '/0200070/x/p',
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

/** In plenty, so that photographs can be taken again and again. */
export const BOUGHT: Record<ShopName, readonly string[]> = {
  beaverbrooks: ['0100084', '0100153'],
  loupe: ['0200070', '0200001'],
};
