/** stores-reservations' environment, in addition to the shared one. */
export function storesReservationsEnv(): Record<string, string> {
  return {};
}
