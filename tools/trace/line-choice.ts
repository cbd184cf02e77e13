import { filesNaming, type Trace } from './files.ts';

/** Gift wrap and the message with it stand for any choice that a shopper makes for a line of the bag. */
const CHOICE = /gift[-_ ]?(wrap(?!ping)|message)/i;

/** The experiments ask for a change of a bag as a shopper does, like the tests. */
const NOT_THE_SHOP = 'proofs/faults/';

export const trace = (): Trace => ({
  counted: filesNaming(CHOICE).filter((file) => !file.startsWith(NOT_THE_SHOP)),
  limit: 15,
});
