const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Ids of requests may be any text, which Postgres and Prisma refuse for a column of UUIDs. */
export const isUuid = (text: string): boolean => UUID.test(text);
