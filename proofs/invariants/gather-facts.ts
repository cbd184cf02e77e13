import { readFile } from 'node:fs/promises';
import { request } from 'undici';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import type { Facts } from './invariant.ts';

interface Sources {
  /** Origin; undefined omits the fact. */
  readonly cybersourceUrl: string | undefined;
  readonly givexUrl: string | undefined;
  readonly paypalUrl: string | undefined;
  readonly klarnaUrl: string | undefined;
  readonly v12Url: string | undefined;
  readonly inboxUrl: string | undefined;
  /** A JSON file of `[{cartId, orderNumber}]`. */
  readonly answersFile?: string | undefined;
}

interface Mail {
  readonly messageId: string;
  readonly subject: string;
}

/** @throws PrerequisiteError when a source is named and does not answer, or is not readable */
export async function gatherFacts({
  cybersourceUrl,
  givexUrl,
  paypalUrl,
  klarnaUrl,
  v12Url,
  inboxUrl,
  answersFile,
}: Sources): Promise<Facts> {
  const [ledger, giftCards, wallet, payLater, loans, box, answers] = await Promise.all([
    cybersourceUrl && (json(`${cybersourceUrl}/control/ledger`) as Promise<{ payments: object[] }>),
    givexUrl && (json(`${givexUrl}/control/ledger`) as Promise<{ transactions: object[] }>),
    paypalUrl && (json(`${paypalUrl}/control/ledger`) as Promise<{ movements: object[] }>),
    klarnaUrl && (json(`${klarnaUrl}/control/ledger`) as Promise<{ movements: object[] }>),
    v12Url && (json(`${v12Url}/control/ledger`) as Promise<{ movements: object[] }>),
    inboxUrl && (json(`${inboxUrl}/api/messages`) as Promise<{ messages: Mail[] }>),
    answersFile && readAnswers(answersFile),
  ]);
  return {
    ...(ledger && { provider: ledger.payments }),
    ...(giftCards && { giftCards: giftCards.transactions }),
    ...(wallet && { wallet: wallet.movements }),
    ...(payLater && { payLater: payLater.movements }),
    ...(loans && { loans: loans.movements }),
    // Without the bodies: they are large, and no check uses them.
    ...(box && { mails: box.messages.map(({ messageId, subject }) => ({ messageId, subject })) }),
    ...(answers && { answers }),
  };
}

async function readAnswers(file: string): Promise<object[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as object[];
  } catch (error) {
    throw new PrerequisiteError(`${file} is not a JSON file of answers: ${(error as Error).message}`);
  }
}

async function json(url: string): Promise<unknown> {
  try {
    const { statusCode, body } = await request(url, { headersTimeout: 10_000, bodyTimeout: 10_000 });
    if (statusCode === 200) return await body.json();
    throw new Error(`it answered with status ${statusCode}`);
  } catch (error) {
    throw new PrerequisiteError(`${url} cannot be read for the comparison: ${(error as Error).message}`);
  }
}
