import { Link } from '#ui/link.tsx';
import { Message, type MessageTone } from '#ui/message.tsx';
import type { ItemProps } from './items.tsx';

const TONES = { info: 'info', ok: 'ok', warning: 'warn' } as const satisfies Record<string, MessageTone>;

export function InlineMessage({ body: { tone, text, link } }: ItemProps<'message'>) {
  return (
    <Message tone={TONES[tone]}>
      {text}{' '}
      {link ? (
        <Link className="link" href={link.href}>
          {link.label}
        </Link>
      ) : null}
    </Message>
  );
}
