import { useRef, useState } from 'react';
import type { FullCartFragment, GiftCardPartsFragment } from '#gql/graphql.ts';
import { leaveToCart } from '#features/cart/use-checkout-cart.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Message } from '#ui/message.tsx';
import { addGiftCard, removeGiftCard, type GiftCardChange } from '../gift-card-api.ts';
import { GiftCardFields } from '../gift-card-fields.tsx';
import { giftCardFailureText, giftCardName, takenText } from '../gift-card-text.ts';
import styles from '../gift-cards.module.css';
import { useGiftCardForm } from '../use-gift-card-form.ts';
import type { BotCheck } from '#lib/bot-check.ts';

/** Gift cards of the bag, and the fields to add one (MU-07). It is inside the payment form, so it has none of its own. */
export function GiftCardPanel({ cart, locked, botCheck, reason, problems, onProblem }: GiftCardPanelProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  /** Announced after a change; of a card that was added the list shows the same. */
  const [news, setNews] = useState('');
  const isInList = cart.appliedGiftCards.some((card) => takenText(card) === news);
  const [removing, setRemoving] = useState<string>();
  const cards = cart.appliedGiftCards;

  /** @returns the refusal */
  function after(change: GiftCardChange, words: (cart: FullCartFragment) => string): string | undefined {
    if ('cart' in change) {
      setNews(words(change.cart));
      return undefined;
    }
    if (change.failure.__typename === 'CartNotFoundError') leaveToCart(change.failure.__typename);
    return giftCardFailureText(change.failure);
  }

  const form = useGiftCardForm({
    name: 'gift-card',
    onProblem,
    send: async (card) => {
      setNews('');
      const change = await addGiftCard(card, botCheck);
      // Nothing is left for another card.
      if ('cart' in change && change.cart.totalPriceAfterGiftCard.value === 0) closeFold();
      return after(change, (changed) => addedText(cards, changed.appliedGiftCards));
    },
  });

  /** The focus is in one of its fields. */
  function closeFold() {
    if (fold.current !== null) fold.current.open = false;
    summary.current?.focus();
  }

  async function remove(card: GiftCardPartsFragment) {
    if (removing !== undefined) return;
    setRemoving(card.id);
    setNews('');
    const change = await removeGiftCard(card.id).catch(() => undefined);
    setRemoving(undefined);
    if (change === undefined) return setNews('We could not connect just now. Nothing has changed.');
    const refusal = after(change, () => `${giftCardName(card)} removed.`);
    if (refusal !== undefined) setNews(refusal);
    // The button is removed with its card.
    else summary.current?.focus();
  }

  return (
    <fieldset disabled={locked} aria-label="Gift cards" className="min-w-0">
      {cards.length > 0 ? (
        <ul className={styles['applied']} aria-label="Gift cards on this order">
          {cards.map((card) => (
            <li key={card.id}>
              <div>
                <p className="font-medium">{giftCardName(card)}</p>
                <p className="small soft num">{takenText(card)}</p>
              </div>
              <Button look="line" small busy={removing === card.id} onClick={() => void remove(card)}>
                Remove<span className="visually-hidden"> {giftCardName(card).toLowerCase()}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className={isInList ? 'visually-hidden' : news ? 'small mt-3' : undefined}>
        {news}
      </p>
      <details ref={fold} className={styles['fold']}>
        <summary ref={summary}>
          {cards.length > 0 ? 'Use another gift card' : 'Use a gift card'}
          <Icon name="chevron" small />
        </summary>
        <div className={styles['inside']}>
          {reason ? <Message tone="info">{reason}</Message> : <AddCard form={form} problems={problems} />}
          <p className="small mt-4">
            <a className="link" href="/gift-cards/balance" target="_blank" rel="noreferrer">
              Check a balance <span className="visually-hidden">(opens in a new tab)</span>
            </a>
          </p>
        </div>
      </details>
    </fieldset>
  );
}

type AddCardProps = { form: ReturnType<typeof useGiftCardForm>; problems: readonly string[] };

function AddCard({ form, problems }: AddCardProps) {
  const add = () => form.busy || void form.submit();
  return (
    <div
      role="group"
      aria-label="Add a gift card"
      onKeyDown={(event) => {
        // Enter would place the order.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        add();
      }}
    >
      <p className="small soft mb-4">Add one or several. What is left stays on the card.</p>
      <GiftCardFields state={form} problems={problems} />
      <Button
        look="line"
        className="mt-5 max-md:w-full"
        busy={form.busy}
        aria-disabled={form.busy}
        onMouseDown={(event) => event.preventDefault()}
        onClick={add}
      >
        Add gift card
      </Button>
    </div>
  );
}

/** ER-14: of the card that was added. */
function addedText(before: readonly { id: string }[], cards: readonly GiftCardPartsFragment[]): string {
  const added = cards.find(({ id }) => before.every((card) => card.id !== id));
  return added === undefined ? '' : takenText(added);
}

type GiftCardPanelProps = {
  cart: FullCartFragment;
  locked: boolean;
  /** Asked when many gift cards are tried at the shop. */
  botCheck: BotCheck;
  /** Why no gift card can be added just now; undefined when one can. */
  reason: string | undefined;
  /** EN-13: why the last card was refused, as shown. */
  problems: readonly string[];
  /** Why a card was refused; undefined once another is sent. */
  onProblem: (text: string | undefined) => void;
};
