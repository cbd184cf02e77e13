import { useState, type RefObject } from 'react';
import type { PaymentMethodType } from '#gql/graphql.ts';
import { Message } from '#ui/message.tsx';
import {
  chosenOf,
  type MethodHandle,
  type MethodPanelProps,
  type MethodView,
  type PaymentMethods,
} from '../methods/payment-method.ts';
import styles from './method-list.module.css';
import { MethodHead } from './method-head.tsx';
import type { useMethodChoice } from './use-method-choice.ts';

type MethodListProps = {
  choice: Pick<ReturnType<typeof useMethodChoice>, 'listed' | 'chosen' | 'choose'>;
  methods: PaymentMethods;
  panel: Omit<MethodPanelProps, 'handle' | 'onView'> & {
    /** Of the chosen method. */
    handle: RefObject<MethodHandle | null>;
    onView: (method: PaymentMethodType, view: MethodView) => void;
  };
};

/** The methods of the shop, the chosen one open, and why this bag cannot be paid by another. */
export function MethodList({ choice: { listed, chosen, choose }, methods, panel }: MethodListProps) {
  const isOpen = useOpened(chosen);
  const { handle, onView, ...shared } = panel;
  return (
    <>
      <div
        role={listed.length > 1 ? 'radiogroup' : undefined}
        aria-labelledby={listed.length > 1 ? 'how' : undefined}
        className={styles['methods']}
      >
        {listed.map(({ method, reason }) => {
          const known = chosenOf(methods, method);
          if (known === undefined) return null;
          const isChosen = method === chosen;
          return (
            <div key={method} className={`${styles['method']} ${isChosen ? styles['chosen'] : ''}`}>
              <MethodHead
                method={method}
                known={known}
                reason={reason}
                isChosen={isChosen}
                isOnly={listed.length === 1}
                locked={panel.locked}
                onChoose={() => void choose(method)}
              />
              {isOpen(method) && reason === undefined ? (
                <div className={styles['body']} hidden={!isChosen}>
                  <known.Panel
                    {...shared}
                    handle={isChosen ? handle : undefined}
                    onView={(view) => onView(method, view)}
                  />
                </div>
              ) : null}
            </div>
          );
        })}
      </div>
      {chosen === undefined ? (
        <Message tone="warn">
          We cannot take a payment for this bag online just now. Your bag is safe; call us, and we will take
          your order.
        </Message>
      ) : null}
    </>
  );
}

/** A method that was open stays in the page, hidden, so that what was typed is there when the shopper comes back to it. */
function useOpened(chosen: PaymentMethodType | undefined): (method: PaymentMethodType) => boolean {
  const [opened, setOpened] = useState<readonly PaymentMethodType[]>([]);
  if (chosen !== undefined && !opened.includes(chosen)) setOpened([...opened, chosen]);
  return (method) => opened.includes(method);
}
