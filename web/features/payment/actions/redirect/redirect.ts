import type { ActionOf } from '../../next-action.ts';

/** Which payment this tab has sent to its provider, and to which page of it. */
const KEY = 'sent-to-provider';

type Marks = Pick<Storage, 'getItem' | 'setItem'>;
type Sent = Pick<ActionOf<'redirect'>, 'placementId' | 'url'>;

/**
 * Where the shopper is with a payment that its provider has to be asked about: a shopper who comes back without an order decides whether
 * to go again. Another page than the one they were sent to: what they chose there was declined.
 */
export function redirectState(
  { placementId, url }: Sent,
  marks: Pick<Marks, 'getItem'>,
): 'new' | 'unapproved' | 'declined' {
  const [sent, to] = marks.getItem(KEY)?.split(' ') ?? [];
  if (sent !== placementId) return 'new';
  return to === url ? 'unapproved' : 'declined';
}

export const markSent = ({ placementId, url }: Sent, marks: Pick<Marks, 'setItem'>): void =>
  marks.setItem(KEY, `${placementId} ${url}`);

/** The page was opened on this payment, perhaps in another tab than the one that was sent: it does not send the shopper there unasked. */
export function cameBack(action: Sent, marks: Marks): void {
  if (redirectState(action, marks) === 'new') markSent(action, marks);
}

/** Sends the shopper to the provider's page, and remembers it. */
export function send(sent: Sent, marks: Pick<Marks, 'setItem'>, leave: (url: string) => void): void {
  markSent(sent, marks);
  leave(sent.url);
}
