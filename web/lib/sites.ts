import { STORE_WORDS } from '@loupe/contracts/store-words';

/** The differences between the two shops. Everything else is shared. */
export const SITES = {
  beaverbrooks: {
    key: 'beaverbrooks',
    /** CO-11: the short key of the shop. */
    siteKeyPrefix: 'BB',
    name: 'beaverbrooks',
    legalName: 'Beaverbrooks',
    title: 'beaverbrooks',
    theme: 'theme-highstreet',
    /** Roots of the main menu, by category key and in order; the footer links to the rest of the tree. */
    menu: [
      'engagement-rings',
      'wedding-rings',
      'rings',
      'necklaces',
      'earrings',
      'bracelets',
      'watches',
      'brands',
      'gifts-under-100',
      'new-in',
      'sale',
    ],
    /** Categories with their own column in the footer. */
    footerColumns: ['engagement-rings', 'brands'],
    themeColor: '#ffffff',
    /** Removed from slugs (RT-19). */
    mainBrand: 'beaverbrooks',
    homeTitle: 'Jewellery and watches',
    homeDescription:
      'Engagement rings, wedding bands, jewellery and watches from a family of jewellers. Free delivery from £50.',
    promise: 'Free delivery on orders over £50',
    phone: '0800 000 0100',
    footerLine: 'A jeweller answers. Ask us about a stone, a size or a strap.',
    relatedTitle: 'Sits well beside it',
    defaultSortName: 'Our favourites',
    piece: { one: 'piece', many: 'pieces' },
    list: {
      path: '/favourites',
      title: 'Favourites',
      /** How a shopper reads it after "to", "from" and "your". */
      name: 'favourites',
    },
    stores: {
      url: '/stores',
      title: 'Find a store',
      lead: 'A jeweller behind every counter. Search by town or postcode, or look through the regions.',
      one: STORE_WORDS.beaverbrooks.one,
      many: STORE_WORDS.beaverbrooks.many,
      /** Content slot of the finder (RT-27); null where it has none. */
      finderSlot: null,
    },
    /** Texts in the shop's own tone. */
    words: {
      emptyBag: 'What you add waits here until you are ready to pay.',
      /** Follows "Press the heart on". */
      emptyList: 'a piece, and it waits for you here at today’s price.',
      lookAround: 'Look around the shop',
      seenClosely: 'Seen up close',
      watchInStock: 'In stock, checked and ready to send.',
      bagPromises: ['Insured, signed-for delivery', '60 days to change your mind'],
    },
  },
  loupe: {
    key: 'loupe',
    siteKeyPrefix: 'LOU',
    name: 'Loupe',
    legalName: 'Loupe',
    title: 'Loupe',
    theme: 'theme-boutique',
    menu: ['new', 'watches', 'brands', 'straps', 'sale'],
    footerColumns: ['watches', 'brands'],
    themeColor: '#0f1418',
    mainBrand: 'loupe',
    homeTitle: 'Watches looked at closely',
    homeDescription:
      'Watches chosen by watchmakers, measured to the tenth of a millimetre. Free delivery from £50.',
    promise: 'Free delivery on orders over £50',
    phone: '0800 000 0200',
    footerLine: 'A watchmaker answers. Ask us about a movement, a fit or a service.',
    relatedTitle: 'Near it in the tray',
    defaultSortName: 'Our watchmakers’ choice',
    piece: { one: 'watch', many: 'watches' },
    list: {
      path: '/wishlist',
      title: 'Wishlist',
      name: 'wishlist',
    },
    stores: {
      url: '/boutiques',
      title: 'Boutiques',
      lead: 'A table, a lamp and a watchmaker. Every watch is there to be tried on.',
      one: STORE_WORDS.loupe.one,
      many: STORE_WORDS.loupe.many,
      finderSlot: 'boutiques-finder-page',
    },
    words: {
      emptyBag: 'A watch you add stays on this page until you pay for it.',
      emptyList: 'a watch and it stays here, always at today’s price.',
      lookAround: 'Back to the bench',
      seenClosely: 'Under the loupe',
      watchInStock: 'In stock, timed in six positions and ready to send.',
      bagPromises: ['Checked at the bench, sent signed for', 'Returns within 60 days, unworn'],
    },
  },
} as const;

export type SiteKey = keyof typeof SITES;
export type Site = (typeof SITES)[SiteKey];

export function isSiteKey(value: string): value is SiteKey {
  return Object.hasOwn(SITES, value);
}

/**
 * Parses `SITE_HOSTS`: comma list of host=site, e.g. `beaverbrooks.localhost=beaverbrooks,loupe.localhost=loupe`.
 * @throws RangeError naming the entry with an unknown shop
 */
export function parseSiteHosts(list: string): ReadonlyMap<string, SiteKey> {
  const hosts = new Map<string, SiteKey>();
  for (const entry of list.split(',').filter(Boolean)) {
    const [host = '', site = ''] = entry.split('=').map((part) => part.trim());
    if (host === '' || !isSiteKey(site)) throw new RangeError(`SITE_HOSTS: "${entry}" names no shop`);
    hosts.set(host.toLowerCase(), site);
  }
  return hosts;
}

/** The shop of a host name, with or without port; an unknown host is the jeweller's. */
export function siteForHost(host: string | null, hosts: ReadonlyMap<string, SiteKey>): SiteKey {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase();
  return hosts.get(name) ?? hosts.get(name.replace(/^www\./, '')) ?? 'beaverbrooks';
}

/** RT-23: a host of ours whose name contains `staged`. One that is not listed is nobody's, whatever it is called. */
export function isStagedHost(host: string | null, hosts: ReadonlyMap<string, SiteKey>): boolean {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase();
  return name.includes('staged') && hosts.has(name);
}

/**
 * Parses `GRAPH_ORIGINS`: comma list of site=origin, of the shops whose pages ask the graph on another host than their own (QY-17).
 * @throws RangeError naming the entry with an unknown shop or invalid origin
 */
export const parseGraphOrigins = (list: string): Partial<Record<SiteKey, string>> =>
  originsIn('GRAPH_ORIGINS', list);

function originsIn(key: string, list: string): Partial<Record<SiteKey, string>> {
  const origins: Partial<Record<SiteKey, string>> = {};
  for (const entry of list.split(',').filter(Boolean)) {
    const [, site = '', origin = ''] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/.exec(entry) ?? [];
    if (!isSiteKey(site) || URL.parse(origin)?.origin !== origin)
      throw new RangeError(`${key}: "${entry}" is not site=origin`);
    origins[site] = origin;
  }
  return origins;
}

/**
 * Parses `SITE_ORIGINS`: comma list of site=origin, e.g.
 * `beaverbrooks=https://www.beaverbrooks.example,loupe=https://loupe.example`. Pages are cached for all visitors, so
 * their absolute addresses cannot come from the request.
 * @throws RangeError naming the entry with an unknown shop or invalid origin, or the shop without one
 */
export function parseSiteOrigins(list: string): Readonly<Record<SiteKey, string>> {
  const origins = originsIn('SITE_ORIGINS', list);
  for (const site of Object.keys(SITES))
    if (!Object.hasOwn(origins, site)) throw new RangeError(`SITE_ORIGINS has no origin for ${site}`);
  return origins as Record<SiteKey, string>;
}
