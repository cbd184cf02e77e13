/** What we say of things, by https://schema.org: the types that our pages use, with their properties and what those hold. */
type Holds = 'text' | 'url' | 'decimal' | 'number' | 'date' | 'time' | 'schema' | readonly string[];

const PRODUCT: Readonly<Record<string, Holds>> = {
  name: 'text',
  description: 'text',
  sku: 'text',
  gtin: 'text',
  mpn: 'text',
  url: 'url',
  image: 'url',
  brand: ['Brand'],
  offers: ['Offer', 'AggregateOffer'],
  itemCondition: 'schema',
  aggregateRating: ['AggregateRating'],
  review: ['Review'],
};

const TYPES: Readonly<Record<string, Readonly<Record<string, Holds>>>> = {
  Product: PRODUCT,
  Brand: { name: 'text', url: 'url', description: 'text' },
  Offer: {
    url: 'url',
    priceCurrency: 'text',
    price: 'decimal',
    availability: 'schema',
    itemCondition: 'schema',
  },
  AggregateOffer: {
    url: 'url',
    priceCurrency: 'text',
    lowPrice: 'decimal',
    highPrice: 'decimal',
    offerCount: 'number',
    availability: 'schema',
    itemCondition: 'schema',
    offers: ['Offer'],
  },
  AggregateRating: { ratingValue: 'number', reviewCount: 'number' },
  Review: {
    name: 'text',
    reviewBody: 'text',
    author: ['Person'],
    datePublished: 'date',
    reviewRating: ['Rating'],
  },
  Person: { name: 'text' },
  Rating: { ratingValue: 'number' },
  ItemList: { itemListElement: ['ListItem'] },
  BreadcrumbList: { itemListElement: ['ListItem'] },
  ListItem: { position: 'number', name: 'text', item: ['Product', 'Brand', 'url'] },
  JewelryStore: {
    name: 'text',
    description: 'text',
    url: 'url',
    telephone: 'text',
    email: 'text',
    image: 'url',
    address: ['PostalAddress'],
    geo: ['GeoCoordinates'],
    openingHoursSpecification: ['OpeningHoursSpecification'],
  },
  PostalAddress: {
    streetAddress: 'text',
    addressLocality: 'text',
    addressRegion: 'text',
    postalCode: 'text',
    addressCountry: 'text',
  },
  GeoCoordinates: { latitude: 'number', longitude: 'number' },
  OpeningHoursSpecification: {
    dayOfWeek: 'schema',
    opens: 'time',
    closes: 'time',
    validFrom: 'date',
    validThrough: 'date',
  },
};

/** What a type must have to be of use to a search engine. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name'],
  Brand: ['name'],
  Offer: ['priceCurrency', 'price'],
  AggregateOffer: ['priceCurrency', 'lowPrice'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['author', 'reviewRating'],
  Person: ['name'],
  ItemList: ['itemListElement'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'item'],
  JewelryStore: ['name', 'url', 'address', 'geo'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
};

const SIMPLE: Readonly<Record<Exclude<Holds, readonly string[]>, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  url: (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
  decimal: (value) => typeof value === 'string' && /^\d+\.\d{2}$/.test(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  time: (value) => typeof value === 'string' && /^\d{2}:\d{2}$/.test(value),
  schema: (value) => typeof value === 'string' && /^https:\/\/schema\.org\/[A-Z]\w+$/.test(value),
};

/** What is wrong with structured data, as "Product.offers: …"; empty for none. A property that no page of ours has is wrong. */
export function structuredDataFaults(data: unknown, where = ''): string[] {
  if (typeof data !== 'object' || data === null) return [`${where}: is no object`];
  const { '@type': type, '@context': context, ...properties } = data as Record<string, unknown>;
  const name = String(type);
  const known = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  const at = where === '' ? name : `${where} ${name}`;
  if (known === undefined) return [`${at}: is no type of ours`];
  const place = where === '' && context !== 'https://schema.org' ? [`${at}: has no context`] : [];
  const missing = (NEEDED[name] ?? []).filter((property) => properties[property] === undefined);
  return [
    ...place,
    ...missing.map((property) => `${at}.${property}: is missing`),
    ...Object.entries(properties).flatMap(([property, value]) =>
      [value].flat().flatMap((each) => faultsOf(`${at}.${property}`, each, known[property])),
    ),
  ];
}

function faultsOf(where: string, value: unknown, holds: Holds | undefined): string[] {
  if (holds === undefined) return [`${where}: is no property of ours`];
  if (typeof holds === 'string')
    return SIMPLE[holds](value) ? [] : [`${where}: ${JSON.stringify(value)} is no ${holds}`];
  if (typeof value === 'string' && holds.includes('url')) return faultsOf(where, value, 'url');
  const type = (value as { '@type'?: string } | null)?.['@type'];
  return type !== undefined && holds.includes(type)
    ? structuredDataFaults(value, where)
    : [`${where}: has a wrong type`];
}

/** Of a page: its blocks of structured data, parsed. */
export const structuredDataIn = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  );
