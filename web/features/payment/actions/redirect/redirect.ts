/** Which payment this tab has sent to its provider. */
const KEY = 'sent-to-provider';

type Marks = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether the shopper was at the provider for this payment: a shopper who comes back without an order decides whether to go again. */
export const wasSent = (placementId: string, marks: Pick<Marks, 'getItem'>): boolean =>
  marks.getItem(KEY) === placementId;

/** Sends the shopper to the provider's page, and remembers it. */
export function send(
  { placementId, url }: { placementId: string; url: string },
  marks: Pick<Marks, 'setItem'>,
  leave: (url: string) => void,
): void {
  marks.setItem(KEY, placementId);
  leave(url);
}
