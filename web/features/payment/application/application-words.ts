import { keptUntil as kept } from '#lib/loan-application.ts';
import type { ApplicationStanding } from './application-standing.ts';

type Words = { readonly title: string; readonly lead: string };

/** Heading and what it means: short, and not about the person. */
export function applicationWords(standing: Exclude<ApplicationStanding, { kind: 'placed' }>): Words {
  switch (standing.kind) {
    case 'form':
      return {
        title: 'Your application is not finished yet',
        lead: `You go on with it on the lender’s own pages.${kept(standing.until)}`,
      };
    case 'signature':
      return {
        title: 'The lender has agreed',
        lead: `Read the agreement on the lender’s own pages, and sign it there. Only then is your order placed.${kept(standing.until)}`,
      };
    case 'decision':
      return {
        title: 'A person is reading it',
        lead: `V12 Retail Finance would like a closer look at your application. It happens, and there is nothing for you to do.${kept(standing.until)} We write to you the moment we have the answer.`,
      };
    case 'declined':
      return {
        title: 'Not this time',
        lead: 'The lender could not offer this loan today. We are not told why, and it changes nothing between you and us.',
      };
    case 'cancelled':
      return {
        title: 'Your application has ended',
        lead: 'Nothing was lent, and no order was placed. Your bag is as it was.',
      };
    case 'deposit':
      return {
        title: 'Your deposit is not held yet',
        lead: 'Your bank wants to know that it is you. After that you go on to the lender.',
      };
    case 'elsewhere':
      return {
        title: 'You can close this page',
        lead: 'We ask the lender ourselves how an application stands, and write to who applied by e-mail. For privacy it is shown only in the browser in which it was made, and in the account it was made with.',
      };
    case 'unknown':
      return {
        title: 'We are asking the lender',
        lead: 'It takes longer than usual. Nothing is lost: we ask again by ourselves, and write to you by e-mail.',
      };
  }
}
