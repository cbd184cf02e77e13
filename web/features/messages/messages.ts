/** A message of the page or of the whole shop (BH-11). */
export type Message = {
  type: 'info' | 'success' | 'warning' | 'error';
  text: string;
  closeButton: boolean;
};

/** A message of the shop and where it has been seen: `made` is the path it was made on, `further` the one after. */
export type GlobalMessage = Message & { made: string; further?: string };

export function readMessages(stored: string | null): readonly GlobalMessage[] {
  try {
    const messages: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(messages) ? (messages as GlobalMessage[]) : [];
  } catch {
    return [];
  }
}

/** The same words are not said twice at once. */
export function withMessage(
  messages: readonly GlobalMessage[],
  message: Message,
  path: string,
): readonly GlobalMessage[] {
  return [...messages.filter(({ text }) => text !== message.text), { ...message, made: path }];
}

/** What is left to show on a path: a message is seen where it was made and on one further path. */
export function onRoute(messages: readonly GlobalMessage[], path: string): readonly GlobalMessage[] {
  return messages.flatMap((message) => {
    if (message.further === undefined) return message.made === path ? message : { ...message, further: path };
    return message.further === path ? message : [];
  });
}
