import type { PrivacyRequest } from './server/your-data.ts';
import { whenFirstUsed } from '../../lib/when-first-used.ts';

const when = whenFirstUsed(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Europe/London',
    }),
);

/** A request that runs is not made a second time. */
export const canAsk = (request: PrivacyRequest | undefined): boolean =>
  request === undefined || ['refused', 'done', 'cancelled'].includes(request.state);

/** What became of a request. */
export function stateWords({ kind, state, dueAt, openMatters }: PrivacyRequest): string {
  if (kind === 'copy')
    return state === 'done'
      ? 'Your last copy is ready: the link is in our e-mail, and works for seven days.'
      : 'We are making your copy. We will write to you by e-mail, usually within ten minutes.';
  switch (state) {
    case 'asked':
      return 'We are looking whether anything is still open, and will write to you by e-mail.';
    case 'waiting':
      return `We will close your account and erase your data after ${when().format(new Date(dueAt ?? 0))}. The link in our e-mail stops it.`;
    case 'refused':
      if (openMatters.includes('mailbox'))
        return 'We could not erase your data: our e-mail, by which you could have stopped it, did not reach your mailbox. Please give your account another e-mail and ask again, or call us.';
      return `We could not erase your data, as this is still open: ${openMatters.join(', ')}. Once it is finished or cancelled, please ask again.`;
    case 'cancelled':
      return 'You asked us to erase your data, and stopped it. Nothing has changed.';
    case 'begun':
    case 'done':
      return 'We are erasing your data now.';
  }
}
