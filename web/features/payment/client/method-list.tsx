import { Check } from '#ui/check.tsx';
import { Message } from '#ui/message.tsx';
import { chosenOf, type MethodPanelProps, type PaymentMethods } from '../methods/payment-method.ts';
import type { useMethodChoice } from './use-method-choice.ts';

type MethodListProps = {
  choice: ReturnType<typeof useMethodChoice>;
  methods: PaymentMethods;
  panel: MethodPanelProps;
};

/** The methods that the bag may use, the chosen one open, and why any other is missing. */
export function MethodList({ choice: { usable, chosen, missing, choose }, methods, panel }: MethodListProps) {
  const Panel = chosenOf(methods, chosen)?.Panel;
  return (
    <>
      {usable.length > 1 ? (
        <div role="radiogroup" aria-labelledby="how" className="mb-4">
          {usable.map((method) => (
            <Check
              key={method}
              type="radio"
              name="method"
              checked={method === chosen}
              disabled={panel.locked}
              onChange={() => void choose(method)}
            >
              {methods[method]?.name}
            </Check>
          ))}
        </div>
      ) : null}
      {Panel ? (
        <Panel key={chosen} {...panel} />
      ) : (
        <Message tone="warn">
          We cannot take a payment for this bag online just now. Your bag is safe; call us, and we will take
          your order.
        </Message>
      )}
      {missing.length > 0 ? (
        <ul className="small soft mt-4 grid gap-1" aria-label="Not for this bag">
          {missing.map(({ method, reason }) => (
            <li key={method}>
              {methods[method]?.name}: {reason}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
