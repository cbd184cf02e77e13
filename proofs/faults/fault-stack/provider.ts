import { request } from 'undici';

/** A fault of the card provider, set by the sandbox's control API. */
export interface ProviderFault {
  /** The number of calls that it affects. */
  readonly next: number;
  readonly operation?: string;
  readonly delayMs?: number;
  /** Never answers: before or after processing the request. */
  readonly hang?: 'before' | 'after';
  readonly http?: number;
  /** The status that is answered after processing the request. */
  readonly httpAfter?: number;
  readonly status?: string;
  readonly reason?: string;
  readonly authorizedAmount?: string;
  readonly currency?: string;
}

export interface Provider {
  /** Ends the challenge of an authentication without a browser. @returns false when the bank does not know it */
  endChallenge(transactionId: string, outcome: 'pass' | 'fail'): Promise<boolean>;
  inject(fault: ProviderFault): Promise<void>;
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
    if (reply.statusCode !== 200) throw new Error(`the sandbox rejected the fault: ${text}`);
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
    inject: (fault) => call('POST', fault),
    heal: () => call('DELETE'),
  };
}
