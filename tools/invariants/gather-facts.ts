import { readFile } from 'node:fs/promises';
import { request } from 'undici';
import type { Facts } from './invariant.ts';

interface Sources {
  /** Origins; undefined leaves the fact out. */
  readonly cybersourceUrl: string | undefined;
  readonly inboxUrl: string | undefined;
  /** A JSON file of `[{cartId, orderNumber}]`. */
  readonly answersFile?: string | undefined;
}

interface Mail {
  readonly messageId: string;
  readonly subject: string;
}

/** @throws Error when a source is named and does not answer */
export async function gatherFacts({ cybersourceUrl, inboxUrl, answersFile }: Sources): Promise<Facts> {
  const [ledger, box, answers] = await Promise.all([
    cybersourceUrl && (json(`${cybersourceUrl}/control/ledger`) as Promise<{ payments: object[] }>),
    inboxUrl && (json(`${inboxUrl}/api/messages`) as Promise<{ messages: Mail[] }>),
    answersFile && readFile(answersFile, 'utf8'),
  ]);
  return {
    ...(ledger && { provider: ledger.payments }),
    // Their bodies would be most of what is sent to the database, for nothing.
    ...(box && { mails: box.messages.map(({ messageId, subject }) => ({ messageId, subject })) }),
    ...(answers && { answers: JSON.parse(answers) as object[] }),
  };
}

async function json(url: string): Promise<unknown> {
  const { statusCode, body } = await request(url, { headersTimeout: 10_000, bodyTimeout: 10_000 });
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  return body.json();
}
