'use client';

import { useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { CalculationPartsFragment } from '#gql/graphql.ts';
import { afterTyping } from '#lib/after-typing.ts';
import { penceOf, poundsText } from '#lib/typed-pounds.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { OVER_TIME } from '../over-time-href.ts';
import { planRows } from '../plan-rows.ts';
import { PlanTable } from '../plan-table.tsx';
import styles from '../finance.module.css';

export type Calculation = CalculationPartsFragment;

/** What a plan costs, or the nearest that is allowed. @param deposit pence; null for the usual one */
export type AskForPlan = (financeProduct: string, deposit: number | null) => Promise<Calculation | null>;

type CalculatorProps = {
  readonly ask: AskForPlan;
  readonly known: Calculation;
  /** Beside each other where there is room. */
  readonly wide?: boolean;
  /** It stands in a form of another kind, which Enter must not send. */
  readonly isInForm?: boolean;
  /** What a form without script sends besides plan and deposit. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What the law wants beside the figures; absent inside of an example, which has it. */
  readonly words?: ReactNode;
  /** What can be done with the plan that is shown. */
  readonly children?: (plan: Calculation['plan']) => ReactNode;
};

/**
 * Plan and deposit, and what they cost. The server computes everything that is shown. Without script it is a form whose answer is its own page.
 */
export function Calculator({
  ask,
  known,
  wide = false,
  isInForm = false,
  fields = {},
  words,
  children,
}: CalculatorProps) {
  const [shown, setShown] = useState(known);
  const [text, setText] = useState(poundsText(known.plan.deposit.value));
  const [error, setError] = useState<string>();
  const waiting = useRef<() => void>(undefined);
  const asked = useRef(0);
  const id = useId();
  const isHydrated = useIsHydrated();
  const { plan, products, minDeposit, maxDeposit } = shown;
  const limits = `From ${minDeposit.formattedPrice} to ${maxDeposit.formattedPrice}.`;

  async function workOut(financeProduct: string, deposit: number | null) {
    const round = (asked.current += 1);
    try {
      const answer = await ask(financeProduct, deposit);
      // A later choice is shown instead.
      if (round !== asked.current || !answer) return;
      setShown(answer);
      const given = answer.plan.deposit;
      const isOther = deposit !== null && given.value !== deposit;
      setError(isOther ? `The nearest deposit for this plan is ${given.formattedPrice}.` : undefined);
      if (deposit === null || isOther) setText(poundsText(given.value));
    } catch {
      if (round === asked.current) setError('We could not work this out just now. Please try again.');
    }
  }

  function typed(next: string) {
    setText(next);
    waiting.current?.();
    waiting.current = afterTyping(() => {
      const deposit = penceOf(next);
      if (deposit === null) setError('Enter an amount in pounds, such as 470.00.');
      else void workOut(plan.financeProduct, deposit);
    });
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void workOut(plan.financeProduct, penceOf(text));
  }

  const isExample = words === undefined ? undefined : '';
  const className = `${styles['calculator']} ${wide ? styles['wide'] : ''}`;
  const content = (
    <>
      <div className="grid gap-6">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PlanChoice
          products={products}
          chosen={plan.financeProduct}
          onChoose={(key) => void workOut(key, penceOf(text))}
        />
        <div>
          <Field
            id={`${id}-deposit`}
            name="deposit"
            label="Deposit, in pounds"
            hint={limits}
            error={error}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => typed(event.target.value)}
          />
          {isHydrated ? (
            <input
              type="range"
              className={styles['slider']}
              min={minDeposit.value}
              max={maxDeposit.value}
              step={100}
              value={penceOf(text) ?? plan.deposit.value}
              aria-label="Deposit"
              aria-valuetext={`£${text}`}
              onChange={(event) => typed(poundsText(Number(event.target.value)))}
            />
          ) : null}
        </div>
        <div>
          <Button type={isInForm ? 'button' : 'submit'} look="line" onClick={isInForm ? submit : undefined}>
            Work it out
          </Button>
        </div>
      </div>
      <div>
        <div role="status">
          <PlanTable rows={planRows(plan, 'APR')} caption="Your plan" />
        </div>
        {words}
        {children?.(plan)}
      </div>
    </>
  );
  return isInForm ? (
    <div
      className={className}
      data-credit-example={isExample}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) submit(event);
      }}
    >
      {content}
    </div>
  ) : (
    <form action={OVER_TIME} className={className} onSubmit={submit} data-credit-example={isExample}>
      {content}
    </form>
  );
}

type PlanChoiceProps = Pick<Calculation, 'products'> & {
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
};

/** Terms without a figure: the figures of the chosen one are in the table. */
function PlanChoice({ products, chosen, onChoose }: PlanChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">Plan</legend>
      <div className={styles['plans']}>
        {products.map(({ key, productType, term }) => (
          <label key={key} className={styles['option']}>
            <input
              type="radio"
              name="plan"
              value={key}
              checked={chosen === key}
              onChange={() => onChoose(key)}
            />
            <span>
              {term}
              {'\u00a0'}months, {productType === 'IFC' ? 'interest free' : 'with interest'}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
