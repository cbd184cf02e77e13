/** A message of the page or of the whole shop (BH-11). */
export type Message = {
  type: 'info' | 'success' | 'warning' | 'error';
  text: string;
  /** A message has one unless this is false. */
  closeButton?: boolean;
};

/** Whether the shopper can close the message themselves. */
export const hasCloseButton = ({ closeButton = true }: Message): boolean => closeButton;

/** A message of the shop and where it was shown: `made` is the path where it was created, `further` the next one. */
export type GlobalMessage = Message & { made: string; further?: string };

export function readMessages(stored: string | null): readonly GlobalMessage[] {
  try {
    const messages: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(messages) ? (messages as GlobalMessage[]) : [];
  } catch {
    return [];
  }
}

/** The same text is not shown twice. */
export function withMessage(
  messages: readonly GlobalMessage[],
  message: Message,
  path: string,
): readonly GlobalMessage[] {
  return [...messages.filter(({ text }) => text !== message.text), { ...message, made: path }];
}

/** The messages to show on a path: a message is shown where it was created and on one more path. */
export function onRoute(messages: readonly GlobalMessage[], path: string): readonly GlobalMessage[] {
  return messages.flatMap((message) => {
    if (message.further === undefined) return message.made === path ? message : { ...message, further: path };
    return message.further === path ? message : [];
  });
}
