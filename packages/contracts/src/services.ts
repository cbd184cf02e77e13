/** The six subgraphs. Each owns a Postgres schema and role of its name, with underscores. */
export const SERVICES = [
  'identity',
  'catalog-search',
  'cart-checkout',
  'payments-finance',
  'stores-reservations',
  'content',
] as const;

export type ServiceName = (typeof SERVICES)[number];

/** Who logs in to Postgres: the services, and web, whose schema holds the pages that its instances share. */
export const LOGINS = [...SERVICES, 'web'] as const;
export type LoginName = (typeof LOGINS)[number];

/** The name of a login role and its Postgres schema. */
export const roleOf = (service: LoginName): string => service.replaceAll('-', '_');
