import type { Tx } from '@loupe/database/tx';
import type { Caller } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import { withinLimits } from './within-limits.ts';
import type { LimitPorts } from './within-limits.ts';

export interface AnswerMarketingPorts extends LimitPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly activeDigestOf: (email: string) => string;
  readonly marketingIn: (tx: Tx) => {
    /** Locks the contact of a link until the transaction ends. Its e-mail is null once it is withdrawn. */
    lockByToken(site: string, token: string): Promise<{ id: string; email: string | null } | undefined>;
    confirm(id: string): Promise<void>;
    /** Forgets the e-mail. */
    withdraw(id: string): Promise<void>;
    suppress(site: string, digest: string): Promise<void>;
  };
}

export interface AnswerMarketingInput {
  readonly token: string;
  /** False withdraws. */
  readonly wanted: boolean;
}

type AnswerMarketingResult =
  | { readonly type: 'Done'; readonly value: boolean }
  | FailureOf<'MarketingLinkError' | 'TooManyAttemptsError'>;

/**
 * RO-06: the owner of a mailbox says by the link of an e-mail whether we may send news. Repeating an answer changes nothing, and what was
 * withdrawn stays so. @returns whether news may be sent now
 */
export function answerMarketing(
  ports: AnswerMarketingPorts,
  caller: Caller,
  { token, wanted }: AnswerMarketingInput,
): Promise<AnswerMarketingResult> {
  return withinLimits(ports, { action: 'answerMarketing', caller }, () =>
    ports.transaction(async (tx): Promise<AnswerMarketingResult> => {
      const marketing = ports.marketingIn(tx);
      const contact = await marketing.lockByToken(caller.site, token);
      if (contact === undefined) return { type: 'MarketingLinkError' };
      const { id, email } = contact;
      if (email === null) return { type: 'Done', value: false };
      if (wanted) await marketing.confirm(id);
      else {
        await marketing.suppress(caller.site, ports.activeDigestOf(email));
        await marketing.withdraw(id);
      }
      return { type: 'Done', value: wanted };
    }),
  );
}
