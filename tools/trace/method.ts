import { DECLARED } from '../vendors/declared-vendors.ts';
import { WRITTEN } from '../vendors/files.ts';
import { filesNaming, textOf, type Trace } from './files.ts';

/** The two ways to pay with a real vendor, by method and vendor. Where both are told apart, a third one has to be told as well. */
const CARD = /credit[-_]?card|cybersource|initiateCardPayment/i;
const GIVEX = /givex/i;
/** They name every method of EU-04 already, with a provider or without. */
export const COMPLETE: readonly string[] = [
  'proto/loupe/payments/v1/payments_service.proto',
  'services/cart-checkout/src/domain/payment-methods/method-name.ts',
  'services/cart-checkout/src/graphql/payment-method.ts',
  'services/cart-checkout/src/import/legacy-order-line.ts',
  'services/payments-finance/src/adapters/attempt-counter.ts',
  'services/payments-finance/src/domain/payment/payment.ts',
  'services/payments-finance/src/rpc/planned-tenders.ts',
  'web/features/order/paid-by.ts',
];

/** Adapter, page and sandbox of each, and what checkout knows of the card. */
const OWN =
  /^services\/payments-finance\/src\/adapters\/(cybersource|givex)\/|^web\/features\/payment\/(methods\/(credit-card|givex)|pay-again)\/|^sandbox\/|\/payment-methods\/credit-card\.ts$/;

/** Of the files that are about gift cards those that the toy has, too: what checkout knows of it, its mutation, its vendor. */
const OF_METHOD =
  /\/payment-methods\/givex\.ts$|\/Mutation\/createGivexOrder\.ts$|^tools\/vendors\/declared\/givex\.ts$/;

/** They name every method too, and have an entry to fill in. */
const TO_FILL_IN = ['services/cart-checkout/schema.graphql', 'web/features/payment/methods/registry.ts'];

/** They name both, and treat any other method alike. */
export const ALIKE: Readonly<Record<string, string>> = {
  'services/payments-finance/src/domain/payment/ledger-accounts.ts': 'accounts are named after the method',
  'services/payments-finance/src/use-cases/ports/tender-provider.ts': 'the details are a token, or nothing',
  'web/features/payment/refusal.ts': 'a method has its own words in its folder',
};

/** Files outside adapter, sandbox and page that a method with a real vendor touches. */
export function trace(): Trace {
  const told = new Set(filesNaming(CARD));
  const counted = filesNaming(GIVEX).filter(
    (file) => !OWN.test(file) && (OF_METHOD.test(file) || (told.has(file) && isToBeTold(file))),
  );
  // A migration with the accounts of the ledger, and loadtests/slo.json, are not searched.
  return { counted, limit: 25 };
}

/**
 * Files outside its folders in which a wallet is told from the card.
 * @param vendor as it is declared
 * @param names what it is called in code, and in the paths of its own files
 */
export function walletFiles(vendor: string, names: RegExp): string[] {
  const told = new Set(filesNaming(CARD));
  return filesNaming(names).filter(
    (file) => !names.test(file) && told.has(file) && isToBeTold(file, vendor, names),
  );
}

const isToBeTold = (file: string, vendor = 'givex', names = GIVEX): boolean =>
  TO_FILL_IN.includes(file) ||
  (!(file in ALIKE) && !isWritten(file, vendor, names) && !COMPLETE.includes(file));

/** By `npm run observe -- generate`, or by `npm run vendors -- write`: all that it says of the vendor. */
function isWritten(file: string, vendor: string, names: RegExp): boolean {
  const write = WRITTEN[file];
  const others = DECLARED.filter(({ name }) => name !== vendor);
  const isOfVendors = write !== undefined && !names.test(write(textOf(file), others));
  return isOfVendors || /^observability\/(grafana|prometheus)\//.test(file);
}
