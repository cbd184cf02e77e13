let id: string | undefined;

/** Random UUID of this document, kept nowhere: what GA4 calls the client. */
export const visitId = (): string => (id ??= crypto.randomUUID());
