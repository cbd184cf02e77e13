import { sleep } from 'k6';
import execution from 'k6/execution';
import { Counter, Rate, Trend } from 'k6/metrics';
import { pay, readyToPay } from '../support/buy.ts';
import { journey } from '../support/graph.ts';
import { SETTINGS } from '../support/settings.ts';
import { newShopper } from '../support/shopper.ts';

/** From the moment at which a shopper meant to pay until the answer, also when the machine was late. */
const told = new Trend('told_seconds');
/** Shoppers whose bag was not ready at their moment: the run then says less than it claims. */
const late = new Rate('late_shoppers');
const soldOut = new Counter('sold_out_answers');

/** Payments in a second of the sale. */
const PAID_PER_SECOND = 100;
/** After the last shopper has begun with the bag. */
const PAUSE_SECONDS = 10;

/** Each shopper prepares a bag, waits for the sale, and pays at a moment set beforehand, whatever the others do. */
export const flashSale = (): void =>
  journey(() => {
    const { shoppers, preparedPerSecond } = SETTINGS.flashSale;
    const number = execution.vu.idInTest - 1;
    sleep(number / preparedPerSecond);
    const shopper = newShopper();
    const ready = readyToPay(shopper, SETTINGS.skus.flash);
    const opensAt = shoppers / preparedPerSecond + PAUSE_SECONDS;
    const momentMs =
      execution.scenario.startTime + (opensAt + number / (PAID_PER_SECOND * SETTINGS.factor)) * 1000;
    const wait = (momentMs - Date.now()) / 1000;
    late.add(wait < 0);
    if (wait > 0) sleep(wait);
    const { answer } = pay(shopper, ready);
    told.add((Date.now() - momentMs) / 1000);
    if (answer === 'InsufficientStockError') soldOut.add(1);
  });
