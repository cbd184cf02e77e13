/** Of this document, undefined for none. The origin alone: a path or a query may hold a token. */
export const referrer = (): string | undefined =>
  URL.parse(document.referrer)?.origin.replace(/^null$/, '') || undefined;
