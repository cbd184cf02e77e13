import { AccountApplicationsDocument } from '#gql/account/graphql.ts';
import type { AccountApplicationsQuery } from '#gql/graphql.ts';
import { applicationPath, keptUntil, standingOfTold, type ToldStanding } from '#lib/loan-application.ts';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import styles from './account.module.css';
import { useAccountAnswer } from './use-account-answer.ts';

/** The payments over time that are not decided or not signed; nothing without one. @param rendered undefined when the call failed */
export function OpenApplications({ rendered }: { rendered: AccountApplicationsQuery | undefined }) {
  const answer = useAccountAnswer(AccountApplicationsDocument, {}, rendered);
  return answer?.user?.financeApplications.map((application) => (
    <Application key={application.financeApplicationId} application={application} />
  ));
}

function Application({ application }: { application: OpenApplication }) {
  const { financeApplicationId: id, heldUntil } = application;
  const words = openApplicationWords(application);
  if (words === null) return null;
  const { title, text, link } = words;
  return (
    <section className={styles['latest']} aria-labelledby={id}>
      <div className="min-w-0">
        <h2 id={id} className="d3">
          {title}
        </h2>
        <p className="mt-1.5 mb-5">
          {text}
          {keptUntil(heldUntil)}
        </p>
        <PlainButtonLink look="line" small href={applicationPath(id)}>
          {link}
        </PlainButtonLink>
      </div>
    </section>
  );
}

export type OpenApplication = NonNullable<AccountApplicationsQuery['user']>['financeApplications'][number];

interface Words {
  readonly title: string;
  /** What is waited for, and what the shopper does. */
  readonly text: string;
  readonly link: string;
}

const UNKNOWN: Words = {
  title: 'Your order is not placed yet',
  text: 'Open it to see whether anything is left for you to do.',
  link: 'See how it stands',
};

const WORDS: Readonly<Partial<Record<ToldStanding['kind'], Words>>> = {
  form: {
    title: 'Your order is not placed yet',
    text: 'A few details are still to be filled in.',
    link: 'Go on where you left off',
  },
  signature: {
    title: 'One step is left for you',
    text: 'Please read and sign. Only then is your order placed.',
    link: 'Go on to sign',
  },
  decision: {
    title: 'We are waiting for an answer',
    text: 'There is nothing for you to do. We write to you when we have it.',
    link: 'See how it stands',
  },
};

/** How an open application stands, without a word of credit: others may look at the screen. Null for one that is ending. */
export function openApplicationWords(application: OpenApplication): Words | null {
  const { kind } = standingOfTold(application);
  return kind === 'declined' || kind === 'cancelled' ? null : (WORDS[kind] ?? UNKNOWN);
}
