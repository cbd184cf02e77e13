/** What stores-reservations' process is told beside what all are. */
export function storesReservationsEnv(): Record<string, string> {
  return {};
}
