/** A store as schema.org structured data: https://schema.org/JewelryStore */
type StoreOfFacts = {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly phone: string;
  readonly email: string;
  readonly address: {
    readonly line1: string;
    readonly line2?: string | null;
    readonly city: string;
    readonly county?: string | null;
    readonly postalCode: string;
    readonly country: string;
  };
  readonly geoPoint: { readonly latitude: number; readonly longitude: number };
  readonly openingHours: readonly (Span & { readonly dayOfWeek: keyof typeof DAYS })[];
  readonly openingExceptions: readonly (Span & { readonly date: string })[];
};
type Span = { readonly openingTime?: string | null; readonly closingTime?: string | null };

const DAYS = {
  MON: 'Monday',
  TUE: 'Tuesday',
  WED: 'Wednesday',
  THU: 'Thursday',
  FRI: 'Friday',
  SAT: 'Saturday',
  SUN: 'Sunday',
} as const;
// schema.org's notation for a closed day.
const CLOSED = { opens: '00:00', closes: '00:00' };

export function storeFacts(shop: string, store: StoreOfFacts, origin: string): Record<string, unknown> {
  const { address, geoPoint } = store;
  return {
    '@type': 'JewelryStore',
    name: `${shop} ${store.name}`,
    description: store.description,
    url: origin + store.url,
    telephone: store.phone,
    email: store.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: [address.line1, address.line2].filter(Boolean).join(', '),
      addressLocality: address.city,
      ...(address.county ? { addressRegion: address.county } : {}),
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: geoPoint.latitude, longitude: geoPoint.longitude },
    openingHoursSpecification: [
      ...store.openingHours.map(({ dayOfWeek, ...span }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${DAYS[dayOfWeek]}`,
        ...times(span),
      })),
      ...store.openingExceptions.map(({ date, ...span }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        ...times(span),
      })),
    ],
  };
}

const times = ({ openingTime, closingTime }: Span) =>
  openingTime && closingTime ? { opens: openingTime, closes: closingTime } : CLOSED;
