import { formatMoney } from '@loupe/money/format';
import type { PricePromise } from './shopper-promise.ts';

type Words = { readonly heading: string; readonly text: string };
type Standing = Pick<
  PricePromise,
  'status' | 'reason' | 'email' | 'answersBy' | 'isLate' | 'agreedPrice' | 'code' | 'lastDay' | 'isUsed'
>;

/** How a request stands, for the visitor (EU-09). */
export function promiseWords(promise: Standing): Words {
  const { status, reason, email, answersBy, isLate } = promise;
  switch (status) {
    case 'PENDING_DECISION':
      return {
        heading: 'A person reads it now',
        text: isLate
          ? `You should have had our answer by now. We are still looking, and write to ${email} as soon as we know.`
          : `We look at the price that you found, and write to ${email} by ${answersBy}, UK time.`,
      };
    case 'REJECTED':
      return { heading: 'Not this time', text: `${reason ?? ''} The piece stays at our price.` };
    case 'ERROR':
      return { heading: 'We cannot tell yet', text: `${reason ?? ''} Ring us, and we look again.` };
    case 'APPROVED':
      return approvedWords(promise);
  }
}

function approvedWords({ agreedPrice, code, lastDay, isUsed }: Standing): Words {
  if (isUsed) return { heading: 'You have had this price', text: 'Your order was placed with it.' };
  if (code == null || agreedPrice == null)
    return { heading: 'This price has ended', text: 'If it is still to be had elsewhere, ask us again.' };
  return {
    heading: `Yes: ${formatMoney(agreedPrice)}`,
    text: `One piece is yours for that price until the end of ${lastDay ?? ''}. Put it in your bag and enter the code ${code} there: it works once.`,
  };
}
