import { beforeAll, describe, expect, it } from '@jest/globals';
import { ROLES } from '../fixtures/pieces.ts';
import { answerBank, payAtTheBank, validate } from './support/bank.ts';
import { authoriseToken, cardToken, providerLedger } from '@loupe/scripted-shopper/card';
import {
  addGiftCard,
  addValidGiftCards,
  cardAtProvider,
  giftCardLedger,
  issueCard,
  payByGiftCards,
  setCard,
} from './support/gift-card.ts';
import { stockOf } from '@loupe/scripted-shopper/database';
import { movementsOf, payByCard, readyBag, recordsOf } from '@loupe/scripted-shopper/mixed-payment';
import { variantOf } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { until } from '@loupe/scripted-shopper/until';
import { handedOver, warehouse } from '@loupe/scripted-shopper/warehouse';

const SKU = ROLES.beaverbrooks.plenty;
const STEP_UP = '4000000000002503';
const DECLINED = '4000000000000002';
const TEN_POUNDS = 1_000;

const pounds = (pence: number): string => (pence / 100).toFixed(2);
const pence = (text: string): number => Math.round(Number(text) * 100);

let piece: Awaited<ReturnType<typeof variantOf>>;
beforeAll(async () => {
  piece = await variantOf(new Shopper(), SKU);
});

const cardPayments = async (orderNumber: string | undefined) =>
  (await providerLedger()).payments.filter(({ reference }) => reference === orderNumber);

describe('gift cards, through the whole shop', () => {
  it('[MU-07] [MU-13] a gift card and a card: an order, and each holds its part', async () => {
    const shopper = new Shopper();
    const [giftCard, cart] = [await issueCard('10.00'), await readyBag(shopper, piece)];
    expect(await addValidGiftCards(shopper, giftCard)).toEqual([TEN_POUNDS]);
    const placed = await payByCard(shopper, cart);
    expect(placed).toMatchObject({ __typename: 'OrderPlaced' });
    const rest = pounds(cart.totalPrice.value - TEN_POUNDS);
    expect(await cardPayments(placed.orderNumber)).toMatchObject([{ status: 'AUTHORIZED', amount: rest }]);
    expect(await cardAtProvider(giftCard)).toMatchObject({ held: '10.00', available: '0.00' });
  });

  it('[MU-07] [MU-13] a gift card and a card with a challenge: the gift card stays held until the bank has answered', async () => {
    const shopper = new Shopper();
    const [giftCard, cart] = [await issueCard('10.00'), await readyBag(shopper, piece)];
    await addValidGiftCards(shopper, giftCard);
    const transientToken = await cardToken(shopper, cart.id, STEP_UP);
    await authoriseToken(shopper, cart.id, transientToken);
    const pending = await payAtTheBank(shopper, { transientToken, expectedTotal: cart.totalPrice.value });
    expect(await cardAtProvider(giftCard)).toMatchObject({ held: '10.00', available: '0.00' });
    await answerBank(pending, { code: '1234' });
    const placed = await validate(shopper, pending.placementId);
    expect(placed).toMatchObject({ __typename: 'OrderPlaced' });
    const rest = pounds(cart.totalPrice.value - TEN_POUNDS);
    expect(await cardPayments(placed.orderNumber)).toMatchObject([{ status: 'AUTHORIZED', amount: rest }]);
    expect(await cardAtProvider(giftCard)).toMatchObject({ held: '10.00', available: '0.00' });
  });

  it('[MU-07] [MU-08] [ST-07] two gift cards pay for everything: no card is charged', async () => {
    const shopper = new Shopper();
    const cart = await readyBag(shopper, piece);
    const total = cart.totalPrice.value;
    const [first, second] = [await issueCard('10.00'), await issueCard(pounds(total))];
    expect(await addValidGiftCards(shopper, first, second)).toEqual([TEN_POUNDS, total - TEN_POUNDS]);
    const placed = await payByGiftCards(shopper, total);
    expect(placed).toMatchObject({ __typename: 'OrderPlaced' });
    expect(await cardPayments(placed.orderNumber)).toEqual([]);
    expect(await cardAtProvider(first)).toMatchObject({ held: '10.00', available: '0.00' });
    expect(await cardAtProvider(second)).toMatchObject({
      held: pounds(total - TEN_POUNDS),
      available: '10.00',
    });
  });

  it('[MU-13] a gift card emptied elsewhere after it was added: typed, nothing held, and the card pays for everything', async () => {
    const shopper = new Shopper();
    const [giftCard, cart] = [await issueCard('10.00'), await readyBag(shopper, piece)];
    await addValidGiftCards(shopper, giftCard);
    await setCard(giftCard, '0.00');
    const [stock, { payments: before }] = [await stockOf(SKU), await providerLedger()];
    expect(await payByCard(shopper, cart)).toMatchObject({ __typename: 'GiftCardNotValid' });
    expect((await providerLedger()).payments).toEqual(before);
    await until('the stock is released', async () => (await stockOf(SKU)).reserved === stock.reserved);
    const placed = await payByCard(shopper, cart);
    expect(placed).toMatchObject({ __typename: 'OrderPlaced' });
    expect(await cardPayments(placed.orderNumber)).toMatchObject([{ amount: pounds(cart.totalPrice.value) }]);
    expect(await cardAtProvider(giftCard)).toMatchObject({ held: '0.00' });
  });

  it('[MU-13] a card declined after the gift card was held: the gift card is free within seconds, and the bag can be paid', async () => {
    const shopper = new Shopper();
    const [giftCard, cart] = [await issueCard('10.00'), await readyBag(shopper, piece)];
    await addValidGiftCards(shopper, giftCard);
    expect(await payByCard(shopper, cart, DECLINED)).toMatchObject({ __typename: 'PaymentDeclinedError' });
    await until(
      'the gift card is free',
      async () => (await cardAtProvider(giftCard)).available === '10.00',
      10_000,
    );
    expect((await giftCardLedger(giftCard)).map(({ kind }) => kind)).toContain('pre-auth');
    expect(await addGiftCard(shopper, giftCard)).toMatchObject({ __typename: 'GiftCardAlreadyApplied' });
    const placed = await payByCard(shopper, cart);
    expect(placed).toMatchObject({ __typename: 'OrderPlaced' });
    expect(await cardAtProvider(giftCard)).toMatchObject({ held: '10.00', available: '0.00' });
    const rest = pounds(cart.totalPrice.value - TEN_POUNDS);
    const held = (await cardPayments(placed.orderNumber)).filter(({ status }) => status === 'AUTHORIZED');
    expect(held).toMatchObject([{ amount: rest }]);
  });

  it('[EU-05] [I6] [I7] part shipped, part cancelled and part returned: our ledger and both providers’ agree to the penny', async () => {
    const shopper = new Shopper();
    const cart = await readyBag(shopper, piece, 3);
    const total = cart.totalPrice.value;
    const onGiftCard = Math.round(total / 2);
    const giftCard = await issueCard(pounds(onGiftCard));
    expect(await addValidGiftCards(shopper, giftCard)).toEqual([onGiftCard]);
    const { orderNumber = '', ...answer } = await payByCard(shopper, cart);
    expect(answer).toMatchObject({ __typename: 'OrderPlaced' });
    await handedOver(orderNumber);
    await warehouse(orderNumber, 'pick');
    const one = { lines: [{ sku: SKU, quantity: 1 }] };
    await warehouse(orderNumber, 'ship', one);
    await warehouse(orderNumber, 'cancel', one);
    await warehouse(orderNumber, 'ship', one);
    await warehouse(orderNumber, 'complete');
    await warehouse(orderNumber, 'return', { ...one, restock: true });
    await until('everything is settled', async () => {
      const [{ tenders, open }, movements] = [await recordsOf(orderNumber), await movementsOf(orderNumber)];
      const sum = (of: 'captured' | 'refunded') => tenders.reduce((all, tender) => all + tender[of], 0);
      const isMoved = movements.returned > 0 && movements.shipped + movements.cancelled === total;
      return (
        isMoved &&
        open === 0 &&
        sum('captured') === movements.shipped &&
        sum('refunded') === movements.returned
      );
    });
    const { tenders, ledger } = await recordsOf(orderNumber);
    const [givex, card] = [tenders[0]!, tenders[1]!];
    expect([givex.method, card.method]).toEqual(['givex', 'credit-card']);

    const [row] = (await cardPayments(orderNumber)).map((each) => each as unknown as Record<string, string>);
    expect({
      held: pence(row!['held']!),
      captured: pence(row!['captured']!),
      refunded: pence(row!['refunded']!),
    }).toEqual({ held: 0, captured: card.captured, refunded: card.refunded });
    const transactions = (await giftCardLedger(giftCard)).filter(({ reversed }) => !reversed);
    const sumOf = (of: string) =>
      transactions.filter(({ kind }) => kind === of).reduce((all, { amount }) => all + pence(amount), 0);
    expect([sumOf('post-auth'), sumOf('increment')]).toEqual([givex.captured, givex.refunded]);
    const { held, balance } = await cardAtProvider(giftCard);
    expect([held, pence(balance)]).toEqual(['0.00', onGiftCard - givex.captured + givex.refunded]);
    expect(ledger).toMatchObject({
      'liability.gift-cards': givex.captured - givex.refunded,
      'asset.cybersource.receivable': card.captured - card.refunded,
    });
  }, 120_000);
});
