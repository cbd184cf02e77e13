import { Check } from '#ui/check.tsx';
import { Message } from '#ui/message.tsx';
import type { MethodPanelProps } from '../methods/payment-method.ts';
import { METHODS } from '../methods/registry.ts';
import type { useMethodChoice } from './use-method-choice.ts';

type MethodListProps = { choice: ReturnType<typeof useMethodChoice>; panel: MethodPanelProps };

/** The methods that the bag may use, the chosen one open, and why any other is missing. */
export function MethodList({ choice: { usable, chosen, missing, choose }, panel }: MethodListProps) {
  const Panel = chosen && METHODS[chosen]?.Panel;
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
              {METHODS[method]?.name}
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
              {METHODS[method]?.name}: {reason}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
