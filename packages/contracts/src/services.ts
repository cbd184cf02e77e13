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

/** The name of a service's Postgres schema and login role. */
export const roleOf = (service: ServiceName): string => service.replaceAll('-', '_');
