import { MailRefusedError } from '@loupe/mailer/mailer';
import { renderEmail } from '@loupe/mailer/render';
import { sizeWords } from '@loupe/ring-size/option-words';
import type { ListEmail, SharedItem } from '../../domain/list/list-email.ts';
import type { OrderMailerOptions } from './order-mailer.ts';
import { ShoppingListEmail, subjectOf } from './shopping-list-email.ts';

/** Twice the 268 pixels shown, in the one format that every mail client displays. */
const PICTURE = 'w=536&h=536&fmt=jpeg';

/** The e-mail by which a list is shared. */
export function listMailer({ mailer, senders, mediaUrl }: OrderMailerOptions) {
  const toCard = ({ productKey, path, image, ...item }: SharedItem, storefrontUrl: string) => ({
    ...item,
    key: productKey,
    size: sizeWords(item),
    href: `${storefrontUrl}${path}`,
    imageUrl: `${mediaUrl}/i/${encodeURIComponent(image)}?${PICTURE}`,
  });

  return {
    /** A permanent rejection is ignored: the address does not exist and nothing can be retried. @throws MailUnavailableError */
    async send({ id, site, recipient, items, total, ...written }: ListEmail): Promise<void> {
      const sender = senders[site];
      if (sender === undefined) throw new Error(`No e-mail sender is configured for site ${site}.`);
      const { from, storefrontUrl } = sender;
      const cards = items.map((item) => toCard(item, storefrontUrl));
      const more = total > MOST_SHOWN ? total - cards.length : 0;
      try {
        await mailer.send({
          ...(await renderEmail(ShoppingListEmail({ ...written, site, cards, more, storefrontUrl }))),
          from,
          to: recipient,
          subject: subjectOf(site),
          messageId: `${id}.list@${new URL(storefrontUrl).hostname}`,
        });
      } catch (error) {
        if (!(error instanceof MailRefusedError)) throw error;
      }
    },
  };
}

/** A page of a list (CO-02); mail clients cut off longer e-mails. */
const MOST_SHOWN = 60;
