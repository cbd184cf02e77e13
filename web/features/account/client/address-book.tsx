'use client';

import { createContext, useContext, useRef, useState, type ReactNode } from 'react';
import { Message } from '#ui/message.tsx';

type Tell = (news: string) => void;
type Book = {
  /** Says above the list what has changed in it. */
  tell: Tell;
  /** The same of an address that is gone, with whatever had focus in it. */
  tellGone: Tell;
};

const BookContext = createContext<Book>({ tell: () => undefined, tellGone: () => undefined });
export const useAddressBook = (): Book => useContext(BookContext);

/** Heading of the address book, its addresses, and between them what was last done to one. */
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
