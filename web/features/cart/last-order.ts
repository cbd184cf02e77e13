/** The order that this tab's bag has become, until there is a new bag. A missing bag then means ordered, not lost. */
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
