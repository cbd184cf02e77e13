import { onRoute, readMessages, withMessage, type GlobalMessage, type Message } from './messages.ts';
import { storedMessages, storeMessages } from './client/stored-messages.ts';

const kept = (): readonly GlobalMessage[] => readMessages(storedMessages());

function keep(messages: readonly GlobalMessage[]): void {
  storeMessages(messages.length === 0 ? null : JSON.stringify(messages));
}

/** Shows a message above the page, here and on one more route. */
export function addMessage(message: Message): void {
  keep(withMessage(kept(), message, window.location.pathname));
}

export function closeMessage(text: string): void {
  keep(kept().filter((message) => message.text !== text));
}

/** Removes messages that were shown on one more path. */
export function arriveAt(path: string): void {
  keep(onRoute(kept(), path));
}
