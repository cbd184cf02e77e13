import * as z from 'zod/mini';
import { isCleanWords } from './clean-words.ts';
import { common, meanings, ONE_PIECE, onePiece, text } from './plan-fields.ts';
import { manyShown, oneShown } from './plan-items.ts';
import { event } from './planned-event.ts';

/** The journey that browses, searches, buys and gives back, and the one that sends nothing. */
export const JOURNEY = {
  consent: 'statistics',
  sentIn:
    'who browses, searches, buys and gives back is told event by event, to both collectors, and nobody else is',
  notSentIn: 'nothing is sent without consent to statistics, after a refusal, or by a bot',
} as const;

const list = { item_list_id: text };
const LIST = {
  ...meanings,
  item_list_id: 'The key of the category, `search`, or the name of the shelf.',
  items: 'The pieces, in the fields of pieces that are shown.',
};
const slot = { creative_slot: text, promotion_name: z.optional(text) };
const SLOT = {
  ...meanings,
  creative_slot: 'The content slot (RT-27).',
  promotion_name: 'Its first heading, where it has one.',
};

/** What is shown to a visitor who looks around, and what they press of it. */
export const PLAN_SHOWN = {
  view_item_list: event(
    { ...common, ...list, items: manyShown },
    {
      ...JOURNEY,
      when: 'A list of pieces came into view: once per list and route. Pieces that “Show more” adds, or another filter or order brings, are an event of their own, of these pieces alone.',
      meanings: LIST,
    },
  ),
  select_item: event(
    { ...common, ...list, items: oneShown },
    {
      ...JOURNEY,
      when: 'A piece of a list was pressed, before its page opens; with the list and place of its `view_item_list`.',
      meanings: LIST,
    },
  ),
  view_item: event(onePiece, {
    ...JOURNEY,
    when: 'The page of a piece was shown: once per route, with its `page_view`. A quick view is none.',
    meanings: ONE_PIECE,
  }),
  search: event(
    {
      ...common,
      search_term: z.string().check(z.maxLength(60), z.refine(isCleanWords)),
      search_results: z.int().check(z.gte(0)),
    },
    {
      ...JOURNEY,
      when: 'The results of a search were shown: once for the words, whatever is filtered, sorted or loaded then. Not for words that lead to another page, and not for words that may name a person or be a number of theirs.',
      meanings: {
        ...meanings,
        search_term:
          'The words, in lower case, at most 60 characters. Never with an @, six digits or more, a postcode, or the number of an order.',
        search_results: 'How many pieces were found.',
      },
    },
  ),
  view_promotion: event(
    { ...common, ...slot },
    {
      ...JOURNEY,
      when: 'Half of a content slot, or half of the screen full of it, was seen: once per slot and route.',
      meanings: SLOT,
    },
  ),
  select_promotion: event(
    { ...common, ...slot },
    {
      ...JOURNEY,
      when: 'A link of a content slot was pressed, other than a piece, which is a `select_item`.',
      meanings: SLOT,
    },
  ),
} as const;
