import { randomUUIDv7 } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';

/** One delivered message. A second copy with the same Message-ID is a separate message, as in any mailbox. */
export interface Message {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly messageId: string;
  readonly from: string;
  /** Addresses only, lower case. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: ReadonlyArray<{ readonly key: string; readonly value: string }>;
}

export interface Filter {
  readonly to?: string | undefined;
  readonly subject?: string | undefined;
}

const addressesOf = (list: readonly Address[] = []): string[] =>
  list.flatMap((entry) =>
    'group' in entry && entry.group ? addressesOf(entry.group) : [(entry.address ?? '').toLowerCase()],
  );

async function parse(raw: Buffer, receivedAt: Date): Promise<Message> {
  const mail = await PostalMime.parse(raw);
  return {
    id: randomUUIDv7(), // sorts by time, so that a folder listing is the order of arrival
    receivedAt: receivedAt.toISOString(),
    messageId: mail.messageId ?? '',
    from: mail.from ? `${mail.from.name ?? ''} <${mail.from.address ?? ''}>`.trim() : '',
    to: addressesOf(mail.to),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
  };
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** Messages as files in a folder, written atomically and read again after a restart. */
export async function openMailbox(folder: string, now: () => Date) {
  await mkdir(folder, { recursive: true });
  const messages = new Map<string, Message>();
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()) {
    const message = JSON.parse(await readFile(join(folder, name), 'utf8')) as Message;
    messages.set(message.id, message);
  }
  const fileOf = (id: string) => join(folder, `${id}.json`);

  return {
    /** Resolves when the message is on disk, so that a message answered with 250 is never lost. */
    async deliver(raw: Buffer): Promise<Message> {
      const message = await parse(raw, now());
      await writeFile(`${fileOf(message.id)}.new`, JSON.stringify(message), { flush: true });
      await rename(`${fileOf(message.id)}.new`, fileOf(message.id));
      messages.set(message.id, message);
      return message;
    },
    /** Messages, the newest first. */
    list: ({ to, subject }: Filter = {}): Message[] =>
      [...messages.values()]
        .filter((message) => to === undefined || message.to.includes(to.toLowerCase()))
        .filter((message) => subject === undefined || message.subject.includes(subject))
        .toReversed(),
    find: (id: string): Message | undefined => messages.get(id),
    async empty(): Promise<void> {
      for (const id of messages.keys()) await rm(fileOf(id), { force: true });
      messages.clear();
    },
  };
}
