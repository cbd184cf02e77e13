'use client';

import { useSite } from '#lib/site-context.tsx';
import { SITES } from '#lib/sites.ts';
import { FINANCE, type FinanceKey } from '#lib/translations/finance.ts';

/** Who lends. */
const LENDER = 'V12 Retail Finance';

/** What the law wants wherever credit is promoted: who lends and who only introduces, and where they are. Editors may change the sentences. */
export function CreditWords() {
  const site = useSite();
  const { legalName, stores } = SITES[site.key];
  const say = (key: FinanceKey) =>
    (site.sentences[key] ?? FINANCE[key])
      .replaceAll('{shop}', legalName)
      .replaceAll('{lender}', LENDER)
      .replaceAll('{stores}', stores.many);
  return (
    <>
      <p className="small soft mt-3">{say('finance.broker')}</p>
      <p className="small soft mt-1.5">{say('finance.address')}</p>
      <p className="small soft mt-1.5">{say('finance.where')}</p>
    </>
  );
}
