'use client';

import { useState } from 'react';
import { waitInWords } from '@loupe/rate-limit/rate-limited';
import type { BotCheck } from '#lib/bot-check.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { Button } from '#ui/button.tsx';
import { GiftCardFields } from '../gift-card-fields.tsx';
import { useGiftCardForm } from '../use-gift-card-form.ts';
import { CheckGiftCardBalanceDocument, type CheckGiftCardBalanceMutation } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { withBotCheck } from '#lib/with-bot-check.ts';
import { giftCardCheck } from '../gift-card-check.ts';
import type { GiftCardForm } from '../gift-card-rules.ts';
import { FALLBACK_MESSAGE } from '../../../lib/graph-error.ts';
import { londonDate } from '../../../lib/london-date.ts';
import { giftCardName } from '../gift-card-text.ts';

/** `method` keeps what was typed out of the address when the form is submitted before hydration. */
export function BalanceForm({ botCheck }: { botCheck: BotCheck }) {
  const isHydrated = useIsHydrated();
  /** The answer as a sentence. */
  const [balance, setBalance] = useState('');
  const [problem, setProblem] = useState<string>();
  const form = useGiftCardForm({
    name: 'balance',
    onProblem: setProblem,
    send: async (card) => {
      setBalance('');
      const answer = await checkBalance(card, botCheck);
      if ('refusal' in answer) return answer.refusal;
      setBalance(answer.balance);
      return undefined;
    },
  });
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.busy) void form.submit();
      }}
    >
      <GiftCardFields state={form} problems={problem === undefined ? [] : [problem]} />
      <Button
        type="submit"
        className="mt-6 max-md:w-full"
        busy={form.busy}
        // Submitted before hydration the form would come back empty; Enter in a field respects this too.
        disabled={!isHydrated}
        onMouseDown={(event) => event.preventDefault()}
      >
        Show the balance
      </Button>
      <p role="status" className={balance ? 'title num mt-6' : undefined}>
        {balance}
      </p>
    </form>
  );
}

/** @throws when the call itself fails */
async function checkBalance(card: GiftCardForm, botCheck: BotCheck): Promise<ReturnType<typeof balanceText>> {
  const send = async (reCaptchaToken: string | null) =>
    (await callGraph(CheckGiftCardBalanceDocument, { input: { ...card, reCaptchaToken } }))
      .checkGiftCardBalance;
  return balanceText(await withBotCheck(send, giftCardCheck(botCheck)));
}

export type BalanceAnswer = CheckGiftCardBalanceMutation['checkGiftCardBalance'];

/** ER-14: the same for an unknown card, a wrong PIN and an empty card. */
const NOT_SHOWN = 'We could not check this gift card. Check the number and PIN.';

/** The balance as a sentence, or why there is none; a new failure without a text does not compile. */
export function balanceText(answer: BalanceAnswer): { balance: string } | { refusal: string } {
  switch (answer.__typename) {
    case 'GiftCardBalance': {
      const { maskedNumber, formattedBalance, expiresOn } = answer;
      const until = expiresOn == null ? '' : `, until ${londonDate(`${expiresOn}T12:00:00Z`)}`;
      return { balance: `${giftCardName({ cardNumber: maskedNumber })}: ${formattedBalance} left${until}.` };
    }
    case 'GiftCardNotValid':
    case 'ValidationError':
      return { refusal: NOT_SHOWN };
    case 'GiftCardTooManyAttempts':
      return { refusal: `Too many attempts. Try again ${waitInWords(answer.retryAfterSeconds)}.` };
    case 'GiftCardUnavailable':
      return { refusal: 'Gift cards are unavailable just now. Try again in a few minutes.' };
    case 'ReCaptchaError':
      return { refusal: 'We could not check that you are not a robot. Please try again, or call us.' };
    default:
      answer satisfies never;
      return { refusal: FALLBACK_MESSAGE };
  }
}
