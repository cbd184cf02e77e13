type Amount = { readonly formattedPrice: string };
type Payment = Amount & { readonly value: number };

/** Amounts and terms of a plan, as the graph answers them. */
export type PlanFigures = {
  readonly term: number;
  readonly apr: number;
  readonly cashPrice: Amount;
  readonly deposit: Amount;
  readonly totalCreditAmount: Amount;
  readonly monthlyRepayments: Payment;
  readonly lastRepayment: Payment;
  readonly interestPayable: Amount;
  readonly totalPayable: Amount;
};

export type PlanRow = {
  readonly name: string;
  readonly value: string;
  /** As weighty as the monthly figure (CONC 3.5). */
  readonly isKey: boolean;
};

const row = (name: string, value: string, isKey = false): PlanRow => ({ name, value, isKey });

/** Everything that the law wants beside a monthly figure, in the order in which it is read. @param apr what its row is called */
export function planRows(plan: PlanFigures, apr: string): readonly PlanRow[] {
  const { term, monthlyRepayments: monthly, lastRepayment: last } = plan;
  const isEven = monthly.value === last.value;
  const payments = isEven
    ? [row(`${term} monthly payments`, monthly.formattedPrice, true)]
    : [
        row(`${term - 1} monthly payments`, monthly.formattedPrice, true),
        row('1 final payment', last.formattedPrice),
      ];
  return [
    row('Cash price', plan.cashPrice.formattedPrice),
    row('Deposit', plan.deposit.formattedPrice),
    row('Amount of credit', plan.totalCreditAmount.formattedPrice),
    row('Rate of interest', `${plan.apr}% a year, fixed`),
    row('Length', `${term}\u00a0months`),
    ...payments,
    row('Interest', plan.interestPayable.formattedPrice),
    row('Total amount payable', plan.totalPayable.formattedPrice, true),
    row(apr, `${plan.apr}%`, true),
  ];
}
