import type { MessageTone } from '#ui/message.tsx';
import type { Message } from './messages.ts';

/** How each type of a stored message looks. */
export const MESSAGE_TONE: Readonly<Record<Message['type'], MessageTone>> = {
  info: 'info',
  success: 'ok',
  warning: 'warn',
  error: 'error',
};
