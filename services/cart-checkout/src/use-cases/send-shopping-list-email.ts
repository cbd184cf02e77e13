import type { NewWork } from '@loupe/database/later-work';
import { countersOf } from '@loupe/rate-limit/counters';
import type { FailureOf } from '../domain/failures.ts';
import type { LaterKinds } from '../domain/later-kinds.ts';
import { parseListEmail, sharedItems } from '../domain/list/list-email.ts';
import type { ListEmailInput } from '../domain/list/list-email.ts';
import { FIRST_PAGE } from '../domain/list/page.ts';
import { LIST_EMAIL_LIMITS } from '../domain/rate-limit/limits.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { Caller, LimitPorts } from './limit-ports.ts';
import { viewShoppingList } from './view-shopping-list.ts';
import type { ViewShoppingListPorts } from './view-shopping-list.ts';

export interface SendShoppingListEmailPorts extends ViewShoppingListPorts, LimitPorts {
  readonly later: { store(work: NewWork<LaterKinds>): Promise<void> };
  readonly newId: () => string;
}

/**
 * E-mails the newest page of the list to one address (MU-17). It is stored before this returns and sent afterwards, so that a crash
 * does not lose it.
 * @throws InvalidFieldError
 */
export async function sendShoppingListEmail(
  ports: SendShoppingListEmailPorts,
  shopper: Shopper,
  input: ListEmailInput,
  caller: Caller,
): Promise<
  | { readonly type: 'Done'; readonly value: true }
  | FailureOf<'ShoppingListEmptyError' | 'TooManyAttemptsError'>
> {
  const email = parseListEmail(input);
  const list = await viewShoppingList(ports, shopper, FIRST_PAGE);
  const items = sharedItems(list.lineItems);
  const { site } = shopper;
  if (items.length === 0) return { type: 'ShoppingListEmptyError', site };
  const subjects = { ...caller, recipient: ports.digestsOf(email.recipient) };
  const attempt = await ports.rateLimits.count(countersOf('list-email', LIST_EMAIL_LIMITS, { subjects }));
  if (attempt.type === 'TooManyAttemptsError') return attempt;
  const payload = { site, ...email, items, total: list.totalLineItems };
  await ports.later.store({ id: ports.newId(), kind: 'list-email', payload });
  return { type: 'Done', value: true };
}
