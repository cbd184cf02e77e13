'use client';

import { createContext, useContext, useRef, useState, type ReactNode } from 'react';
import { Message } from '#ui/message.tsx';

type Announce = (news: string) => void;
type Book = {
  /** Shows above the list what has changed. */
  announce: Announce;
  /** The same for a removed address, and moves focus to the heading. */
  announceRemoval: Announce;
};

const BookContext = createContext<Book>({ announce: () => undefined, announceRemoval: () => undefined });
export const useAddressBook = (): Book => useContext(BookContext);

/** Heading of the address book, the message about the last change, and the addresses. */
export function AddressBook({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, announce] = useState<string>();

  function announceRemoval(text: string) {
    announce(text);
    heading.current?.focus();
  }

  return (
    <BookContext value={{ announce, announceRemoval }}>
      <h1 ref={heading} tabIndex={-1} className="d2 mb-6">
        Address book
      </h1>
      <div role="status" className={news ? 'mb-6' : undefined}>
        {news ? <Message tone="ok">{news}</Message> : null}
      </div>
      {children}
    </BookContext>
  );
}
