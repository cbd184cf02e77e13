/** Long enough for the load on a busy machine to reach the state that a fault needs, also by its rarest scenario. */
export const TRAFFIC_MS = 360_000;
