import { Link } from '#ui/link.tsx';
import { useState } from 'react';
import { type BotCheck, takeBotCheck } from '#lib/bot-check.ts';
import { Button } from '#ui/button.tsx';
import { Message } from '#ui/message.tsx';
import { giftCardWords, inGroups, type AccountGiftCard } from '../gift-card-words.ts';
import { type Refusal, refusalText } from '../refusal.ts';
import { GiftCardPassword } from './gift-card-password.tsx';
import { ConfirmPasswordDocument, ShowGiftCardDocument, type ShowGiftCardInput } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { withBotCheck } from '#lib/with-bot-check.ts';

const UNREACHABLE: Refusal = { __typename: 'Error', message: '' };

/** Who has to give the password. */
export type Asker = {
  email: string;
  /** Asked after many wrong passwords. */
  botCheck: BotCheck;
};

/** A bought gift card. Number and PIN are shown after the password was given again. */
export function GiftCardItem({ card, email, botCheck }: { card: AccountGiftCard } & Asker) {
  const [shown, setShown] = useState<ShownGiftCard>();
  const [step, setStep] = useState<'closed' | 'asking' | 'password'>('closed');
  const [problem, setProblem] = useState<Refusal>();
  const { id, orderNumber, formattedValue, state } = card;
  const name = `${formattedValue} gift card`;

  function take(answer: ShowAnswer): Refusal | undefined {
    if ('card' in answer) {
      setShown(answer.card);
      setStep('closed');
      return undefined;
    }
    if ('needsPassword' in answer) {
      setStep('password');
      return undefined;
    }
    setStep('closed');
    return answer.refusal;
  }

  async function show() {
    setProblem(undefined);
    setStep('asking');
    const answer = await showGiftCard({ giftCardId: id, orderNumber }).catch(() => undefined);
    if (answer === undefined) setStep('closed');
    setProblem(answer === undefined ? UNREACHABLE : take(answer));
  }

  async function giveAndShow(password: string): Promise<Refusal | undefined> {
    const refusal = await confirmPassword(password, botCheck);
    return refusal ?? take(await showGiftCard({ giftCardId: id, orderNumber }));
  }

  return (
    <li className="border-t border-line py-6 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 className="title num">{name}</h2>
          <p className="small soft mt-1">
            Order{' '}
            <Link
              className="link"
              prefetch={false}
              isWithinPolicy
              href={`/my-account/order?orderNumber=${orderNumber}`}
            >
              {orderNumber}
            </Link>
          </p>
          <p className="mt-1.5">{giftCardWords(card)}</p>
        </div>
        {state === 'READY' && step !== 'password' ? (
          <Button
            look="line"
            small
            busy={step === 'asking'}
            onClick={() => (shown === undefined ? void show() : setShown(undefined))}
          >
            {shown === undefined ? 'Show number and PIN' : 'Hide number and PIN'}
            <span className="visually-hidden"> of the {name}</span>
          </Button>
        ) : null}
      </div>
      {problem === undefined ? null : (
        <div className="mt-4">
          <Message tone="error">{refusalText(problem)}</Message>
        </div>
      )}
      {step === 'password' ? (
        <GiftCardPassword id={id} email={email} send={giveAndShow} onCancel={() => setStep('closed')} />
      ) : null}
      <div role="status">{shown === undefined ? null : <Numbers card={shown} />}</div>
    </li>
  );
}

function Numbers({ card }: { card: ShownGiftCard }) {
  return (
    <>
      <dl className="num mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
        <dt className="soft">Number</dt>
        <dd className="font-medium [overflow-wrap:anywhere]">{inGroups(card.number)}</dd>
        <dt className="soft">PIN</dt>
        <dd className="font-medium">{card.pin}</dd>
      </dl>
      <p className="small soft measure mt-3">
        Anyone who has the number and the PIN can spend it. We never ask for them by e-mail or telephone.
      </p>
    </>
  );
}

/** Number and PIN of a gift card. They stay in the page that shows them: no storage, no address, no log. */
type ShownGiftCard = { readonly number: string; readonly pin: string };

type ShowAnswer =
  | { readonly card: ShownGiftCard }
  /** The password has to be given first. */
  | { readonly needsPassword: true }
  | { readonly refusal: Refusal };

/** @throws when the call itself fails */
async function showGiftCard(input: ShowGiftCardInput): Promise<ShowAnswer> {
  const answer = (await callGraph(ShowGiftCardDocument, { input })).showGiftCard;
  if (answer.__typename === 'GiftCardShown') return { card: { number: answer.number, pin: answer.pin } };
  return answer.__typename === 'PasswordRequiredError' ? { needsPassword: true } : { refusal: answer };
}

/** @returns the refusal, or nothing @throws when the call itself fails */
async function confirmPassword(password: string, botCheck: BotCheck): Promise<Refusal | undefined> {
  const send = async (reCaptchaToken: string | null) =>
    (await callGraph(ConfirmPasswordDocument, { input: { password, reCaptchaToken } })).confirmPassword;
  const answer = await withBotCheck(send, () => takeBotCheck(botCheck, 'login'));
  if (!('message' in answer)) return undefined;
  if (answer.__typename !== 'SignInRefusedError') return answer;
  return { ...answer, field: 'input.password', message: 'That is not your password.' };
}
