import { browserStorage } from '#lib/browser-storage.ts';
import { mayTrack } from '../../consent/may.ts';
import { attempt } from '../attempt.ts';
import { bagActivity } from '../activity.ts';
import { addition, cartEvents, changeOf, type BagChange } from '../bag-change.ts';
import { createBagSteps, type MeasuredBag } from '../bag-steps.ts';
import type { Facts, QueuedFact } from '../facts.ts';
import { savedPiece } from '../saved-piece.ts';
import { sendEvent } from '../send-event.ts';
import { shownAmounts } from '../shown-piece.ts';
import { trackActivity } from '../track-activity.ts';
import { tell } from './tell.ts';

const KEY = 'begunCheckout';
let begun: string | null = null;

/** Where storage is full, the page's memory has it. */
const remember = (bagId: string): void =>
  attempt(() => browserStorage('session').setItem(KEY, bagId), undefined);

const bagSteps = createBagSteps({
  tell,
  begun: {
    get: () => begun ?? browserStorage('session').getItem(KEY),
    set(bagId) {
      begun = bagId;
      if (mayTrack('statistics')) remember(bagId);
    },
  },
});

let before: MeasuredBag | undefined;
let bag: MeasuredBag | undefined;

function tellChange(change: BagChange | undefined): void {
  if (change === undefined) return;
  for (const event of cartEvents(change))
    if (event.name === 'empty_cart') sendEvent(event.name, event.params);
    else tell(event);
  const done = bagActivity(change);
  if (done !== null) trackActivity(done);
}

function tellSaved({ list, change }: Facts['listed']): void {
  const entry = 'added' in change && list.entries.find(({ productCode }) => productCode === change.added);
  if (entry) tell({ name: 'add_to_wishlist', params: shownAmounts(savedPiece(entry)) });
}

function measure([kind, fact]: QueuedFact): void {
  switch (kind) {
    case 'asked':
      return;
    case 'restored':
      return bagSteps.restored();
    case 'seen':
      return bagSteps.seen(fact);
    case 'bag':
      [before, bag] = [bag, fact];
      return bagSteps.bag(fact);
    case 'added':
      return tellChange(bag && addition(bag, fact));
    case 'changed':
      return tellChange(bag && before && changeOf(before, bag, fact));
    case 'delivery':
      return bagSteps.delivered(fact);
    case 'payment':
      return bagSteps.paying(fact);
    case 'listed':
      return tellSaved(fact);
  }
}

/** It never throws. */
export const tellFact = (fact: QueuedFact): void => attempt(() => measure(fact), undefined);
