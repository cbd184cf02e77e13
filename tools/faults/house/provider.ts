import { request } from 'undici';

/** Misbehaviour of the card provider, by the sandbox's control API. */
export interface ProviderFault {
  /** How many calls are to suffer it. */
  readonly next: number;
  readonly operation?: string;
  readonly delayMs?: number;
  /** Never answer, without having done the work or having done it. */
  readonly hang?: 'before' | 'after';
  readonly http?: number;
  /** The same, having done the work. */
  readonly httpAfter?: number;
  readonly status?: string;
  readonly reason?: string;
  readonly authorizedAmount?: string;
  readonly currency?: string;
}

export interface Provider {
  /** Ends the challenge of an authentication without a browser. @returns false when the bank does not know it */
  endChallenge(transactionId: string, outcome: 'pass' | 'fail'): Promise<boolean>;
  suffer(fault: ProviderFault): Promise<void>;
  heal(): Promise<void>;
}

export function providerAt(origin: string): Provider {
  const call = async (method: 'POST' | 'DELETE', body?: object): Promise<void> => {
    const reply = await request(`${origin}/control/faults`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await reply.body.text();
    if (reply.statusCode !== 200) throw new Error(`the sandbox refused the fault: ${text}`);
  };
  return {
    async endChallenge(transactionId, outcome) {
      const { statusCode, body } = await request(`${origin}/control/challenges/${transactionId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ outcome }),
      });
      await body.dump();
      return statusCode === 200;
    },
    suffer: (fault) => call('POST', fault),
    heal: () => call('DELETE'),
  };
}
