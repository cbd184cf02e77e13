import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteProvider, type SiteFacts } from '#lib/site-context.tsx';
import { SITES } from '#lib/sites.ts';
import { Calculator } from './client/calculator.tsx';
import { PieceCalculator } from './client/piece-calculator.tsx';
import { CreditExample } from './credit-example.tsx';
import { InstalmentMessage } from './credit-words.tsx';
import { TEST_CALCULATION, TEST_PLAN } from './test-plan.ts';

const site = (key: 'beaverbrooks' | 'loupe', sentences: object = {}) =>
  ({ ...SITES[key], sentences }) as unknown as SiteFacts;

const exampleOf = (facts: SiteFacts) =>
  renderToStaticMarkup(
    <SiteProvider facts={facts}>
      <CreditExample promo={{ text: 'From £66.67/Month 0% APR', example: TEST_PLAN }} />
    </SiteProvider>,
  );

describe('the box with a figure of credit', () => {
  it('[BH-15] [CO-07] has the representative example, the lender, the broker and its address in one place', () => {
    const html = exampleOf(site('beaverbrooks'));
    expect(html).toMatch(/^<section [^>]*data-credit-example/);
    for (const words of [
      'From £66.67/Month 0% APR',
      'Representative example',
      ...['Cash price', 'Deposit', 'Amount of credit', 'Rate of interest', 'Length'],
      ...['11 monthly payments', '1 final payment', 'Total amount payable', 'Representative APR'],
      'Beaverbrooks is a credit broker, not a lender; the lender is V12 Retail Finance.',
      'Missed payments can harm your credit record.',
      '1 Assay Row, Leeds LS1 4AP',
      'You apply when you pay for your order, or with our team in any of our stores.',
    ])
      expect(html).toContain(words);
    expect(html).not.toMatch(/<details|hidden/);
  });

  it('[BH-15] speaks as the shop does, and as its editors say', () => {
    expect(exampleOf(site('loupe'))).toContain('in any of our boutiques.');
    const said = { 'finance.where': 'Ask us in {stores}.' };
    expect(exampleOf(site('loupe', said))).toContain('Ask us in boutiques.');
  });
});

describe('what can be paid in three', () => {
  it('[BH-15] [VA-06] stands with its notice: who lends, who brokers, and what a missed payment does', () => {
    const html = renderToStaticMarkup(
      <SiteProvider facts={site('loupe')}>
        <InstalmentMessage text="Pay 3 instalments of £26.67" />
      </SiteProvider>,
    );
    expect(html).toMatch(/^<section [^>]*data-instalments/);
    expect(html).toContain('Pay 3 instalments of £26.67');
    expect(html).toContain('Loupe is a credit broker, not a lender; the lender is Klarna.');
    expect(html).toContain('Missed payments can harm your credit record.');
    expect(html).not.toMatch(/<details|hidden|[{}]/);
  });
});

describe('the plan of a bag', () => {
  it('[BH-15] [EN-08] is shown with everything it costs, as the shopper’s own and not as an example', () => {
    const html = renderToStaticMarkup(
      <SiteProvider facts={site('beaverbrooks')}>
        <CreditExample promo={{ text: '£66.67 a month for 12 months', example: TEST_PLAN }} isChosen />
      </SiteProvider>,
    );
    expect(html).toMatch(/^<section [^>]*data-credit-example/);
    expect(html).toContain('<caption>Your plan</caption>');
    expect(html).not.toContain('epresentative');
    for (const words of ['Cash price', 'Amount of credit', 'APR', 'Total amount payable', 'not a lender'])
      expect(html).toContain(words);
  });
});

describe('a calculator that is opened in an example', () => {
  it('[BH-15] [CO-07] repeats none of its words, and is inside of it', () => {
    const html = renderToStaticMarkup(
      <SiteProvider facts={site('beaverbrooks')}>
        <CreditExample promo={{ text: 'From £66.67/Month 0% APR', example: TEST_PLAN }}>
          <Calculator known={TEST_CALCULATION} ask={async () => null} isInForm />
        </CreditExample>
      </SiteProvider>,
    );
    expect(html.match(/<caption>/g)).toHaveLength(2);
    expect(html.match(/is a credit broker, not a lender/g)).toHaveLength(1);
    expect(html.match(/1 Assay Row/g)).toHaveLength(1);
    expect(html.match(/data-credit-example/g)).toHaveLength(1);
  });
});

describe('the calculator without script', () => {
  const html = renderToStaticMarkup(
    <SiteProvider facts={site('beaverbrooks')}>
      <PieceCalculator code="0100001" variant="v1" known={TEST_CALCULATION} />
    </SiteProvider>,
  );

  it('[CO-07] is a form with plan, size and deposit, whose answer is its own page', () => {
    expect(html).toMatch(/^<form [^>]*action="\/pay-over-time"/);
    expect(html).toMatch(/^<form [^>]*data-credit-example/);
    expect(html).not.toContain('method="post"');
    expect(html).toContain('<input type="hidden" name="product" value="0100001"/>');
    expect(html).toContain('<input type="hidden" name="variant" value="v1"/>');
    expect(html).toMatch(/<input type="radio" name="plan" checked="" value="ifc-12"\/>/);
    expect(html).toMatch(/<input [^>]*name="deposit"[^>]*value="0.00"/);
    expect(html).toContain('From £0.00 to £400.00.');
    expect(html).toContain('Your plan');
    expect(html).toContain('is a credit broker, not a lender; the lender is V12 Retail Finance.');
  });

  it('[CO-07] has no slider, and no figure outside of its table', () => {
    expect(html).not.toContain('type="range"');
    expect(html.replace(/<table.*<\/table>/, '')).not.toMatch(/APR|%|monthly/);
  });
});
