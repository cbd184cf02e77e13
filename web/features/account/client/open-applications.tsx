import { AccountApplicationsDocument } from '#gql/account/graphql.ts';
import type { AccountApplicationsQuery } from '#gql/graphql.ts';
import { applicationPath } from '#lib/application-path.ts';
import { keptUntil } from '#lib/kept-until.ts';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import { openApplicationWords, type OpenApplication } from '../open-application.ts';
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
