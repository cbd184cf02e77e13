import { Link } from '#ui/link.tsx';
import type { ReactNode } from 'react';
import { Message, type MessageTone } from '#ui/message.tsx';
import told from '#ui/told.module.css';
import { TOLD, type Told } from './told.ts';

const SEE_BAG = (
  <Link className="link" href="/checkout/cart" prefetch={false}>
    See your bag
  </Link>
);

const MESSAGES: Readonly<Record<Told, readonly [MessageTone, ReactNode]>> = {
  added: ['ok', <>It is in your bag. {SEE_BAG}</>],
  some: ['warn', <>Some of it could not be added: it is not for sale just now. {SEE_BAG}</>],
  size: ['error', 'Choose a size first. Not sure? We post a free ring sizer the same day.'],
  value: ['error', 'Choose a value, or enter whole pounds within the amounts named here.'],
  text: ['error', 'Type what we should engrave.'],
  options: ['error', 'We could not take these choices. Please check them, and add it again.'],
  stock: ['error', 'It was not added: there are no more of it than are in your bag already.'],
  full: ['error', 'It was not added: your bag has as many as we can send at once.'],
  busy: [
    'warn',
    'A payment for your bag is under way. Please wait for it to finish before you change the bag.',
  ],
  notSold: ['error', 'We do not sell this piece online just now. Call us, and we will help you find it.'],
  failed: ['error', 'We could not reach your bag just now. Please try again.'],
};

/** What became of a form that was posted without script: the answer leads to one of these parts. The page is the same for everyone. */
export const BagTold = ({ only }: { only?: readonly Told[] }) =>
  Object.entries(MESSAGES)
    .filter(([key]) => only === undefined || only.includes(key as Told))
    .map(([key, [tone, words]]) => (
      <div key={key} id={TOLD[key as Told]} className={told['told']}>
        <Message tone={tone}>{words}</Message>
      </div>
    ));
