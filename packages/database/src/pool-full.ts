/** pg-pool gives this error no code: node-postgres/packages/pg-pool/index.js. */
const MESSAGE = 'timeout exceeded when trying to connect';

/** True when no connection of a pool became free in time: so many ask at this moment, or the server does not answer. */
export const isPoolFull = (error: unknown): boolean => error instanceof Error && error.message === MESSAGE;
