import type { ReactNode } from 'react';

/** After a loan that did not come about: the money, other ways, and who advises for nothing. No other credit is offered here. */
export const NotLent = ({ isDeclined }: { isDeclined: boolean }) => (
  <div className="mt-12 grid gap-8 md:grid-cols-2">
    <Part title="Your deposit">
      If you paid one, all of it is on its way back to your card, within three to five working days. Nothing
      else has been taken, and no order was placed.
    </Part>
    <Part title="Other ways">
      Your bag is as it was, and its payment page shows every other way to pay. Or come to one of our stores,
      where somebody has time for you.
    </Part>
    {isDeclined ? (
      <>
        <Part title="Why, and what next">
          Only the lender can tell you. You may ask which agency it used, and see your record there free of
          charge. Not today again, please: each application leaves a mark on a credit record.
        </Part>
        <Part title="Free and impartial">
          <a className="link" href="https://www.moneyhelper.org.uk" rel="noreferrer">
            MoneyHelper
          </a>{' '}
          talks about money with anybody, sells nothing and does not tell us.
        </Part>
      </>
    ) : null}
  </div>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="measure">
    <h2 className="title">{title}</h2>
    <p className="soft mt-2">{children}</p>
  </section>
);
