import { Counter } from '@loupe/telemetry/counter';
import type { AuthorisationAnswer } from '../domain/payment/judge-authorisation.ts';
import type { PaymentMethod } from '../domain/payment/payment.ts';

const METHODS = [
  'credit-card',
  'klarna',
  'givex',
  'paypal',
  'v12',
  'applepay',
] as const satisfies readonly PaymentMethod[];
const OUTCOMES = [
  'authorised',
  'declined',
  /** Declined, but may be approved after an action of the shopper. */
  'authentication-required',
  'no-answer',
  'not-sent',
] as const;
type Outcome = (typeof OUTCOMES)[number];

export type AttemptCounter = Counter<{ readonly method: PaymentMethod; readonly outcome: Outcome }>;

export const attemptCounter = (): AttemptCounter =>
  new Counter(
    'loupe_payments_attempts_total',
    'Authorisations requested of a provider in this process, by payment method and outcome. The decline rate is declined / (authorised + declined).',
    METHODS.flatMap((method) => OUTCOMES.map((outcome) => ({ method, outcome }))),
  );

/** What is counted of a provider; declines before the authorisation are, where it has these steps. */
interface Authorising {
  authorise(...order: never[]): Promise<AuthorisationAnswer>;
  prepare?(...order: never[]): Promise<{ readonly kind: string }>;
  resume?(...order: never[]): Promise<{ readonly kind: string }>;
}

/** The provider of a method, with its attempts counted. */
export function countAttempts<Provider extends Authorising>(
  method: PaymentMethod,
  provider: Provider,
  attempts: AttemptCounter,
): Provider {
  const counting =
    <Order extends never[], Answer>(
      call: (...order: Order) => Promise<Answer>,
      outcomeOf: (answer: Answer) => Outcome | undefined,
    ) =>
    async (...order: Order): Promise<Answer> => {
      const answer = await call.apply(provider, order);
      const outcome = outcomeOf(answer);
      if (outcome !== undefined) attempts.increment({ method, outcome });
      return answer;
    };
  const { authorise, prepare, resume } = provider;
  const declined = ({ kind }: { readonly kind: string }) => (kind === 'declined' ? 'declined' : undefined);
  return {
    ...provider,
    authorise: counting(authorise, outcomeOfAnswer),
    ...(prepare && { prepare: counting(prepare, declined) }),
    ...(resume && { resume: counting(resume, declined) }),
  };
}

/** An authorisation with reservations is reversed and declined. */
function outcomeOfAnswer(answer: AuthorisationAnswer): Outcome {
  if (answer.kind === 'authorised' && answer.quality !== 'plain') return 'declined';
  const isOpen = answer.kind === 'approval-required' || answer.kind === 'decision-pending';
  return isOpen ? 'authentication-required' : answer.kind;
}
