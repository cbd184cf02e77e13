/** The order this tab's bag has become, until there is a bag again: asked for meanwhile, the bag is not lost but bought. */
const KEY = 'lastOrder';

export function saveLastOrder(session: Storage, orderNumber: string): void {
  session.setItem(KEY, orderNumber);
}

export function readLastOrder(session: Storage): string | undefined {
  return session.getItem(KEY) ?? undefined;
}

export function clearLastOrder(session: Storage): void {
  session.removeItem(KEY);
}
