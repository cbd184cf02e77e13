import type { PaymentMethodType } from '#gql/graphql.ts';
import type { ListPage } from '../header-data/list-page.ts';
import type { AddedPiece } from './bag-change.ts';
import type { MeasuredBag } from './bag-steps.ts';

/** What the shop has answered, and that it was asked, as far as it is measured. */
export type Facts = {
  /** The whole bag, after any answer that has it; undefined when it has become an order. */
  bag: MeasuredBag | undefined;
  /** A change, which the shop may refuse: what tells of it is loaded while the shop answers, so that a visitor who goes on is in time. */
  asked: undefined;
  /** A piece is in the bag of the fact before. */
  added: AddedPiece;
  /** The line of this id has another quantity in the bag of the fact before than it had, or is gone. */
  changed: string;
  /** The bag, once its delivery is accepted. */
  delivery: MeasuredBag;
  payment: PaymentMethodType;
  /** The list of favourites as it is now, by the key of what was put there or taken from it. */
  listed: { list: ListPage; change: { added: string } | { removed: string } };
};
export type Fact = { [Kind in keyof Facts]: readonly [Kind, Facts[Kind]] }[keyof Facts];
/** A route that is seen, and a page that the browser restores, stand between the facts of before and after them. */
export type QueuedFact = Fact | readonly ['seen', string] | readonly ['restored', undefined];

/**
 * Where a page puts what has happened, if it is measured. It waits until the page has seen its visitor's answer: `follow-facts.ts` is loaded then,
 * so that a page has no more script for it than this.
 */
export const facts: Fact[] = [];
