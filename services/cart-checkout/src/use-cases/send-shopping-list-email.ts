import { createHash } from 'node:crypto';
import type { NewWork } from '@loupe/database/later-work';
import type { FailureOf } from '../domain/failures.ts';
import type { LaterKinds } from '../domain/later-kinds.ts';
import { parseListEmail, sharedItems } from '../domain/list/list-email.ts';
import type { ListEmailInput } from '../domain/list/list-email.ts';
import { FIRST_PAGE } from '../domain/list/page.ts';
import { TooManyAttemptsError } from '../domain/rate-limit/too-many-attempts-error.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { Caller, FindOrderPorts } from './find-order.ts';
import { viewShoppingList } from './view-shopping-list.ts';
import type { ViewShoppingListPorts } from './view-shopping-list.ts';

export interface SendShoppingListEmailPorts
  extends ViewShoppingListPorts, Pick<FindOrderPorts, 'rateLimits'> {
  readonly later: { store(work: NewWork<LaterKinds>): Promise<void> };
  /** Told after work was stored that is due at once. */
  readonly laterStored: () => void;
  readonly newId: () => string;
}

const HOUR = 3_600;
/** Enough for a birthday, too little for anybody who writes to strangers: by who sends, from where, and to whom. */
const LIMITS = {
  session: { attempts: 5, seconds: HOUR },
  ip: { attempts: 20, seconds: HOUR },
  to: { attempts: 3, seconds: 24 * HOUR },
};

/**
 * E-mails the newest page of the list to one address (MU-17). It is stored before this answers and sent after, so that no crash
 * loses it.
 * @throws InvalidFieldError, TooManyAttemptsError
 */
export async function sendShoppingListEmail(
  ports: SendShoppingListEmailPorts,
  shopper: Shopper,
  input: ListEmailInput,
  caller: Caller,
): Promise<{ readonly type: 'sent' } | FailureOf<'ShoppingListEmptyError'>> {
  const email = parseListEmail(input);
  const list = await viewShoppingList(ports, shopper, FIRST_PAGE);
  const items = sharedItems(list.lineItems);
  const { site } = shopper;
  if (items.length === 0) return { type: 'ShoppingListEmptyError', site };
  await count(ports, email.recipient, caller);
  const payload = { site, ...email, items, total: list.totalLineItems };
  await ports.later.store({ id: ports.newId(), kind: 'list-email', payload });
  ports.laterStored();
  return { type: 'sent' };
}

async function count(
  { rateLimits }: SendShoppingListEmailPorts,
  recipient: string,
  { session, network }: Caller,
): Promise<void> {
  const to = createHash('sha256').update(recipient.toLowerCase()).digest('hex');
  const subjects = { session, ip: network, to };
  for (const by of ['session', 'ip', 'to'] as const) {
    const seconds = await rateLimits.attempt([`list-email:${by}:${subjects[by]}`], LIMITS[by]);
    if (seconds !== null) throw new TooManyAttemptsError(seconds);
  }
}
