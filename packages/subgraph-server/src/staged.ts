/** Set by the gateway for a request of web's server for the staged shop; a browser's own reaches no subgraph. */
export const STAGED_HEADER = 'x-staged';
