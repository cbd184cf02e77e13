import { Link } from '#ui/link.tsx';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AddressType } from '#gql/graphql.ts';
import { Message } from '#ui/message.tsx';
import { type Refusal, refusalText } from '../refusal.ts';
import { removeAddress, setDefaultAddress } from './account-changes.ts';

type AddressActionsProps = {
  addressId: string;
  /** Distinguishes the buttons of several addresses. */
  of: string;
  isShipping: boolean;
  isBilling: boolean;
  /** Shows above the list what has changed. */
  announce: (news: string) => void;
  /** The same for a removed address, and moves focus to the heading. */
  announceRemoval: (news: string) => void;
};

const USES = { shipping: 'delivery', billing: 'billing' } as const satisfies Record<AddressType, string>;

/**
 * Actions of one saved address. Removing asks for confirmation in place; a button that disappears passes its focus
 * on.
 */
export function AddressActions({ addressId, of, isShipping, isBilling, ...book }: AddressActionsProps) {
  const removal = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  function stopAsking() {
    flushSync(() => setIsAsking(false));
    removal.current?.focus();
  }

  async function change(send: () => Promise<Refusal | undefined>, onDone: () => void) {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    const failed: Refusal = { __typename: 'Error', message: '' };
    const refusal = await send().catch(() => failed);
    setIsBusy(false);
    stopAsking();
    if (refusal !== undefined) return setProblem(refusalText(refusal));
    onDone();
  }

  function remove() {
    void change(
      () => removeAddress(addressId),
      () => book.announceRemoval(`This address is removed: ${of}.`),
    );
  }

  function makeUsual(type: AddressType) {
    void change(
      () => setDefaultAddress(addressId, type),
      () => book.announce(`This is now your usual ${USES[type]} address: ${of}.`),
    );
  }

  const name = <span className="visually-hidden">: {of}</span>;

  return (
    <div className="small" aria-busy={isBusy || undefined}>
      {problem ? <Message tone="error">{problem}</Message> : null}
      {isAsking ? (
        <p className="flex flex-wrap items-center gap-x-5">
          <span role="status">Remove this address?</span>
          <ActionButton autoFocus onClick={remove}>
            Yes, remove it{name}
          </ActionButton>
          <ActionButton onClick={stopAsking}>No, keep it{name}</ActionButton>
        </p>
      ) : (
        <p className="flex flex-wrap gap-x-5">
          <Link
            className="link inline-block py-1.5"
            prefetch={false}
            isWithinPolicy
            href={`/my-account/edit-address?${new URLSearchParams({ id: addressId })}`}
          >
            Edit{name}
          </Link>
          <ActionButton ref={removal} onClick={() => setIsAsking(true)}>
            Remove{name}
          </ActionButton>
          {isShipping ? null : (
            <ActionButton onClick={() => makeUsual('shipping')}>
              Make this my usual delivery address{name}
            </ActionButton>
          )}
          {isBilling ? null : (
            <ActionButton onClick={() => makeUsual('billing')}>
              Make this my usual billing address{name}
            </ActionButton>
          )}
        </p>
      )}
    </div>
  );
}

function ActionButton(props: React.ComponentProps<'button'>) {
  return <button type="button" {...props} className="link inline-block py-1.5" />;
}
