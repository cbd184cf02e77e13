import { describe, expect, it } from '@jest/globals';
import { END, FORM, readyForLoan, SEEN, SUBMIT } from './support/applicant.ts';
import { challenge } from './support/scripted-payments.ts';
import { shopAtProvider } from './support/shop-at-provider.ts';

const { shop, ask } = shopAtProvider(() => FORM);
const submit = (actor: object, input: object = SEEN) => ask(actor, SUBMIT, { input });
const told = () =>
  shop().query(`SELECT payload ->> 'type' AS type FROM later_work WHERE kind = 'waiting-email'`);

describe('the e-mail that an application has ended', () => {
  it.each(['loan-declined', 'loan-cancelled', 'challenge-expired'])(
    '[MU-15] is sent once for one that ends at the lender’s form: %s',
    async (reason) => {
      const actor = await readyForLoan(ask);
      const { financeApplicationId } = await submit(actor);
      shop().payments.afterChallenge = () => ({ kind: 'declined', reason });
      for (let returned = 0; returned < 2; returned++)
        await ask(actor, END, { input: { financeApplicationId } });
      expect(await told()).toEqual([{ type: 'ended' }]);
    },
  );

  it('[MU-15] is sent for one that is declined before there is a form', async () => {
    shop().payments.answer = () => ({ kind: 'declined', reason: 'loan-declined' });
    expect(await submit(await readyForLoan(ask))).toMatchObject({ __typename: 'PaymentDeclinedError' });
    expect(await told()).toEqual([{ type: 'ended' }]);
  });

  it('is not sent where the lender never had it', async () => {
    const deposit = 65_00;
    const actor = await readyForLoan(ask, { deposit });
    const input = { ...SEEN, financeDeposit: deposit, transientToken: 'card' };
    shop().payments.answer = challenge();
    shop().payments.afterChallenge = () => ({ kind: 'declined', reason: 'authentication-failed' });
    await submit(actor, input);
    expect(await submit(actor, input)).toMatchObject({ __typename: 'PaymentDeclinedError' });
    expect(await told()).toEqual([]);
  });
});
