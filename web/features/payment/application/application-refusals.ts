import { NOTHING_TAKEN, STAY, type RefusalsOf } from '../refusal-type.ts';
import { applicationAddress } from './application-address.ts';

/** A shopper has one open application. */
export const APPLICATION_REFUSALS: RefusalsOf<'FinanceApplicationOpenError' | 'PiecesAppliedForError'> = {
  FinanceApplicationOpenError: ({ financeApplicationId: id }) => ({
    ...STAY,
    title: 'You have an application with the lender already.',
    text: `${NOTHING_TAKEN} It has to end before another one begins.`,
    way: { href: applicationAddress(id), name: 'See where it stands' },
  }),
  PiecesAppliedForError: (_, { name }) => ({
    ...STAY,
    title: `Others are applying for ${name} just now.`,
    text: `${NOTHING_TAKEN} Choose another way to pay, or try again later.`,
  }),
};
