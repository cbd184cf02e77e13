import type { Application } from './book.ts';

const pounds = (pence: number): string => (pence / 100).toFixed(2);

/** What submitting, asking and updating are answered with. @param publicUrl origin of the pages */
export function answerOf(application: Application, publicUrl: string): object {
  const { id, guid, status, submission, loan, refunded, salesReference, secondSalesReference } = application;
  return {
    ApplicationFormUrl: `${publicUrl}/apply/${guid}`,
    ApplicationGuid: guid,
    ApplicationId: id,
    AuthorisationCode: '',
    Errors: [],
    Financials: {
      CashPrice: pounds(submission.cashPrice),
      Deposit: pounds(submission.deposit),
      LoanAmount: pounds(loan),
      LoanAmountLessRefunds: pounds(loan - refunded),
      ProductId: submission.product.ProductId,
      Refunds: pounds(refunded),
    },
    SalesReference: salesReference,
    SecondSalesReference: secondSalesReference,
    Status: status,
  };
}
