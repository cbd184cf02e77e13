'use client';

import { createContext, useContext, useRef, useState, type ReactNode } from 'react';
import { Message } from '#ui/message.tsx';

type Tell = (news: string) => void;
type Book = {
  /** Shows above the list what has changed. */
  tell: Tell;
  /** The same for a removed address, and moves focus to the heading. */
  tellGone: Tell;
};

const BookContext = createContext<Book>({ tell: () => undefined, tellGone: () => undefined });
export const useAddressBook = (): Book => useContext(BookContext);

/** Heading of the address book, the message about the last change, and the addresses. */
export function AddressBook({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, tell] = useState<string>();

  function tellGone(text: string) {
    tell(text);
    heading.current?.focus();
  }

  return (
    <BookContext value={{ tell, tellGone }}>
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
