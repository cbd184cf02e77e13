import type { AccountApplicationsQuery } from '#gql/graphql.ts';

export type OpenApplication = NonNullable<AccountApplicationsQuery['user']>['financeApplications'][number];

interface Words {
  readonly title: string;
  /** What is waited for, and what the shopper does. */
  readonly text: string;
  readonly link: string;
}

/** How an open application stands, without a word of credit: others may look at the screen. */
export function openApplicationWords({ applicationStatus, initiateFinanceUrl: url }: OpenApplication): Words {
  if (applicationStatus === 'ACCEPTED' && url !== null)
    return {
      title: 'One step is left for you',
      text: 'Please read and sign. Only then is your order placed.',
      link: 'Go on to sign',
    };
  if (applicationStatus === 'ACKNOWLEDGED')
    return {
      title: 'Your order is not placed yet',
      text: 'A few details are still to be filled in.',
      link: 'Go on where you left off',
    };
  return {
    title: 'We are waiting for an answer',
    text: 'There is nothing for you to do. We write to you when we have it.',
    link: 'See how it stands',
  };
}
