import { useRef, useState } from 'react';
import type { FullCartFragment } from '#gql/graphql.ts';
import type { CartPageFailure } from '#features/cart/cart-page-message.ts';
import { typedBefore } from '#lib/typed-before.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { codeText, isApplied } from './promotion-text.ts';
import styles from './promotions.module.css';

const FIELD = 'discount-code';
const UNREACHABLE = 'We could not connect just now. Nothing has changed.';

type DiscountCodesProps = { cart: FullCartFragment; onLost: (failure: CartPageFailure) => void };

/** The codes of the bag, and the field to enter one (MU-07). */
export function DiscountCodes({ cart, onLost }: DiscountCodesProps) {
  const [typed, setTyped] = useState(() => typedBefore([FIELD], (id) => id)[FIELD] ?? '');
  const isHydrated = useIsHydrated();
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState('');
  const field = useRef<HTMLInputElement>(null);

  async function apply() {
    if (busy !== '') return;
    setNews('');
    setBusy('add');
    const { addDiscountCode } = await import('./promotions-api.ts');
    const change = await addDiscountCode(typed).catch(() => ({ problem: UNREACHABLE }));
    setBusy('');
    if ('lost' in change) return onLost(change.lost);
    if ('problem' in change) {
      setProblem(change.problem);
      return field.current?.focus();
    }
    setProblem(undefined);
    setNews(change.news ?? '');
    setTyped((now) => (now === typed ? '' : now)); // the next code may be typed already
  }

  async function remove(code: string) {
    if (busy !== '') return;
    setBusy(code);
    const { removeDiscountCode } = await import('./promotions-api.ts');
    const change = await removeDiscountCode(code).catch(() => ({ problem: UNREACHABLE }));
    setBusy('');
    if ('lost' in change) return onLost(change.lost);
    setNews('problem' in change ? change.problem : `${code} removed.`);
    // The button is removed with its code.
    field.current?.focus();
  }

  return (
    <div className={styles['codes']}>
      {cart.discountCodes.length > 0 ? (
        <ul aria-label="Discount codes" className={styles['entered']}>
          {cart.discountCodes.map((code) => (
            <li key={code.code} data-state={code.state}>
              <div>
                <p className="num font-medium">
                  {isApplied(code) ? <Icon name="tick" small /> : null} {code.code}
                </p>
                <p className={isApplied(code) ? 'small soft' : `small ${styles['refused']}`}>
                  {codeText(code)}
                </p>
              </div>
              <button type="button" className={styles['remove']} onClick={() => void remove(code.code)}>
                Remove<span className="visually-hidden"> {code.code}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        <Field
          ref={field}
          id={FIELD}
          label="Discount code"
          value={typed}
          error={problem}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="num"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="line" busy={busy === 'add'} disabled={!isHydrated}>
          Apply
        </Button>
      </form>
    </div>
  );
}
