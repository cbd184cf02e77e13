import type { Account } from '../ledger/account.ts';
import { CODES, Refusal } from '../result-codes.ts';
import { formatAmount, optional } from './call.ts';
import type { Call, Handler, MethodDependencies } from './call.ts';
import { checkCredentials, checkPin, isExpired, knownAccount, NUMBER } from './find-card.ts';

const PASSWORDLESS_NUMBER = 3;

/** @throws Refusal for a card that is unknown, blocked, inactive or expired */
function readable(call: Call, deps: MethodDependencies, numberAt: number): Account {
  const account = knownAccount(call, deps, numberAt);
  const { state } = account.card;
  if (state === 'blocked') throw new Refusal(CODES.blocked, 'Cert is blocked');
  if (state === 'inactive') throw new Refusal(CODES.notActivated, 'Cert not activated');
  if (isExpired(account, deps.now())) throw new Refusal(CODES.expiredBalance, 'Cert expired');
  return account;
}

/** Balance, points, expiry, currency, four blanks, ISO serial. */
const balanceResult = ({ available, card }: Account): string[] => [
  ...[formatAmount(available), '0', card.expires ?? 'None', 'GBP', '', '', '', ''],
  card.serial,
];

/** dc_909: by user id, card and security code, without the password. */
export const balance: Handler = async (call, deps) => {
  if (optional(call, 2) !== deps.merchant.userId)
    throw new Refusal(CODES.credentials, 'Invalid user ID or password');
  const account = knownAccount(call, deps, PASSWORDLESS_NUMBER);
  checkPin(account, optional(call, PASSWORDLESS_NUMBER + 1));
  return Promise.resolve(balanceResult(readable(call, deps, PASSWORDLESS_NUMBER)));
};

/** dc_994: the same with the password; also what is held. */
export const secureBalance: Handler = async (call, deps) => {
  checkCredentials(call, deps);
  const account = readable(call, deps, NUMBER);
  checkPin(account, optional(call, NUMBER + 1));
  const { held, balance: whole } = account;
  return Promise.resolve([...balanceResult(account), '', formatAmount(held), '', formatAmount(whole)]);
};

/** dc_995: the card's transactions; with historyType "PreAuth" the pre-authorisations only. The rows are JSON within the string. */
export const history: Handler = async (call, deps) => {
  checkCredentials(call, deps);
  const account = readable(call, deps, NUMBER);
  const isPreAuth = call.params.includes('PreAuth');
  const rows = deps.ledger
    .of(account.card.serial)
    .filter(({ kind }) => !isPreAuth || kind === 'pre-auth' || kind === 'post-auth')
    .map((entry) => [
      entry.at,
      entry.kind,
      entry.code,
      entry.id,
      'pence' in entry ? formatAmount(entry.pence) : '',
    ]);
  return Promise.resolve([
    ...[formatAmount(account.available), 'GBP', '0', JSON.stringify(rows), String(rows.length)],
    ...[account.card.serial, account.card.expires ?? 'None', ''],
  ]);
};
