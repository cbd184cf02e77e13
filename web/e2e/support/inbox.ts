const inboxUrl = process.env['INBOX_URL'] ?? 'http://127.0.0.1:3011';

export type Receipt = { id: string; subject: string; to: string[]; from: string; text: string };

/** E-mails received by an address. */
export async function receiptsOf(email: string): Promise<Receipt[]> {
  const response = await fetch(`${inboxUrl}/api/messages?${new URLSearchParams({ to: email })}`);
  const { messages } = (await response.json()) as { messages: Receipt[] };
  return messages;
}
