'use client';

import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Country } from '@loupe/contact/address';
import { Field } from '#ui/field.tsx';
import { Message } from '#ui/message.tsx';
import type { FoundAddress } from './found-address.ts';
import { filledWords } from './lookup-words.ts';
import styles from './address-lookup.module.css';
import { useLookup, type LookupState } from './use-lookup.ts';

export type AddressLookupProps = {
  /** Id of the field; distinguishes two forms on a page. */
  id: string;
  country: Country;
  onFound: (address: FoundAddress) => void;
  /** The shopper prefers to type: move focus to the first field. */
  onTypeMyself: () => void;
};

/** A combobox (ARIA 1.2) over the shop's address lookup; the fields below can be typed in any case. */
export function AddressLookup({ id, country, onFound, onTypeMyself }: AddressLookupProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const [filled, setFilled] = useState<FoundAddress | null>(null);
  const { term, state, type, choose } = useLookup(country, (address) => {
    setOpen(false);
    setFilled(address);
    onFound(address);
  });
  const suggestions = state.status === 'found' ? state.suggestions : [];
  // The last option is to type the address.
  const count = suggestions.length + 1;
  const shown = open && state.status === 'found';

  function pick(index: number) {
    const suggestion = suggestions[index];
    setActive(-1);
    input.current?.focus();
    if (suggestion) void choose(suggestion);
    else focusFirstField();
  }

  function focusFirstField() {
    setOpen(false);
    onTypeMyself();
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && shown) setOpen(false);
    else if (event.key === 'ArrowDown' && state.status === 'found') move(open ? active + 1 : 0);
    else if (event.key === 'ArrowUp' && shown) move(active < 1 ? count - 1 : active - 1);
    // Enter selects and never submits the form: the list may arrive a moment later.
    else if (event.key === 'Enter') {
      if (shown) pick(active === -1 ? 0 : active);
    } else return;
    event.preventDefault();
  }

  function move(to: number) {
    setOpen(true);
    setActive(to % count);
  }

  return (
    <div
      className={styles['lookup']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Field
        ref={input}
        id={id}
        label="Find the address"
        hint="Start with a postcode, or a street and town."
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        // The browser's autofill list would cover ours.
        autoComplete="off"
        spellCheck={false}
        value={term}
        onChange={({ target }) => {
          setActive(-1);
          setOpen(true);
          setFilled(null);
          type(target.value);
        }}
        onKeyDown={press}
      />
      <SuggestionList
        id={listId}
        hidden={!shown}
        labels={suggestions.map(({ label, isComplete }) =>
          isComplete ? label : `${label}, several addresses`,
        )}
        active={active}
        onPick={pick}
      />
      <p className={styles['foot']}>
        <button type="button" className="link small" onClick={focusFirstField}>
          Type the address myself
        </button>
        <span role="status" className="micro soft">
          {words(state, filled)}
        </span>
      </p>
      {state.status === 'failed' ? (
        <Message tone="info">We cannot look up addresses just now. Please type yours below.</Message>
      ) : null}
    </div>
  );
}

/** Announced politely; a failure has its own message. */
function words(state: LookupState, filled: FoundAddress | null): string {
  if (filled !== null) return filledWords(filled);
  if (state.status === 'searching') return 'Looking…';
  if (state.status !== 'found') return '';
  const { length } = state.suggestions;
  if (length === 0) return 'No address found. Try the postcode, or type it below.';
  return length === 1 ? 'One address found.' : `${length} addresses found.`;
}

type SuggestionListProps = {
  id: string;
  hidden: boolean;
  labels: readonly string[];
  /** -1 for none; one more than the last suggestion is the option to type. */
  active: number;
  onPick: (index: number) => void;
};

/** Focus stays in the field, so a press must not blur it before it has selected an option. */
function SuggestionList({ id, hidden, labels, active, onPick }: SuggestionListProps) {
  return (
    <ul id={id} role="listbox" aria-label="Addresses" hidden={hidden} className={styles['list']}>
      {[...labels, 'None of these: type the address myself'].map((label, index) => (
        <li
          key={index}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          ref={(node) => {
            if (index === active) node?.scrollIntoView({ block: 'nearest' });
          }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(index)}
        >
          {label}
        </li>
      ))}
    </ul>
  );
}
