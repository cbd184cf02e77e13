/** Two pictures at a time, each on one thread. */
export const ENCODE_SLOTS = 2;
/** Below the volume of the chart (1 GiB). */
export const CACHE_BYTES = 800_000_000;
