import { formatMoney } from '@loupe/money/format';
import type { BotCheck } from '#lib/bot-check.ts';
import { askPriceHref } from '#lib/routing/piece-hrefs.ts';
import { typeset } from '#lib/typeset.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Message } from '#ui/message.tsx';
import { Picture } from '#ui/picture.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import type { Product } from '../../product/product.ts';
import { BotCheckInput } from '../../reserve/islands.tsx';
import type { PromiseOffer } from '../shopper-promise.ts';
import type { Told } from '../told.ts';
import { LONGEST_FIELD, type PromiseField, type TypedPromise } from '../typed-promise.ts';

type Size = { readonly sku: string; readonly letter: string | null };

export type AskPageProps = {
  product: Pick<Product, 'code' | 'brand' | 'name' | 'breadcrumbs' | 'media'>;
  asked: Size;
  sizes: readonly Size[];
  /** Null for a piece without a price. */
  offer: PromiseOffer | null;
  told: Told | null;
  /** What was typed before, or what the account knows. */
  known: Partial<TypedPromise>;
  botCheck: BotCheck;
};

const NOT_COVERED =
  'Our price promise does not cover this piece: it is not one that other shops sell at a price too.';

/** Asks for the price of another shop: a plain form, so that it works without script (RT-15). */
export function AskPage(props: AskPageProps) {
  const { product, asked, offer } = props;
  const picture = product.media[0];
  return (
    <main id="main" className="wrap pb-[var(--section)]">
      <Breadcrumbs
        crumbs={[
          ...product.breadcrumbs,
          { name: 'Price promise', url: askPriceHref(product.code, asked.sku) },
        ]}
      />
      <div className="grid gap-x-[var(--gutter)] gap-y-8 lg:grid-cols-[4fr_8fr]">
        {picture ? (
          <div className="max-lg:max-w-40">
            <Picture {...picture} width={800} height={800} sizes="(min-width: 64rem) 30vw, 10rem" />
          </div>
        ) : null}
        <div className="max-w-2xl">
          <h1 className="d3">Found it for less?</h1>
          <p className="lead mt-4">
            {product.brand} {typeset(product.name)}
            {asked.letter === null ? '' : `, size\u00a0${asked.letter}`}
            {offer === null ? '' : `. Our price ${formatMoney(offer.price)}`}
          </p>
          {offer === null || offer.exclusion != null ? (
            <p className="mt-6" role="status">
              {NOT_COVERED}
            </p>
          ) : (
            <AskForm {...props} offer={offer} />
          )}
        </div>
      </div>
    </main>
  );
}

function AskForm({
  product,
  asked,
  sizes,
  offer,
  told,
  known,
  botCheck,
}: AskPageProps & { offer: PromiseOffer }) {
  const field = (id: PromiseField) => ({
    id,
    name: id,
    defaultValue: known[id],
    error: told?.field === id ? told.words : undefined,
    maxLength: LONGEST_FIELD,
  });
  return (
    <>
      <ul className="mt-4 mb-6 grid gap-1">
        <li>A person reads it, not a machine, and answers by e-mail by {offer.answersBy}.</li>
        <li>We match a price that anybody can pay: not a member’s price, an auction or an outlet.</li>
        <li>We match a price; we do not beat it. You buy nothing by asking.</li>
      </ul>
      {told === null ? null : (
        <Message tone="error">
          {told.field === null ? told.words : 'We have not sent it yet. Change what is marked below.'}
        </Message>
      )}
      <form method="post" action="/api/price-promise" className="mt-6 grid max-w-md gap-4">
        <input type="hidden" name="product" value={product.code} />
        {offer.reCaptchaAction == null ? null : (
          <BotCheckInput action={offer.reCaptchaAction} botCheck={botCheck} />
        )}
        {asked.letter === null ? (
          <input type="hidden" name="sku" value={asked.sku} />
        ) : (
          <SelectField id="sku" name="sku" label="Ring size" defaultValue={asked.sku}>
            {sizes.map(({ sku, letter }) => (
              <option key={sku} value={sku}>
                {letter}
              </option>
            ))}
          </SelectField>
        )}
        <Field
          {...field('price')}
          label="Their price in pounds"
          hint="For one piece, with VAT and delivery."
          inputMode="decimal"
          required
        />
        <Field {...field('shop')} label="Shop or website" maxLength={100} autoComplete="off" required />
        <Field
          {...field('page')}
          label="Address of the page"
          optional
          hint="Seen in a shop? Leave it empty and tell us which one below."
          inputMode="url"
          autoComplete="off"
        />
        <TextAreaField
          {...field('note')}
          label="Anything else?"
          optional
          hint="Which branch, when you saw it, who you spoke to."
          rows={3}
        />
        <Field {...field('name')} label="Your name" autoComplete="name" maxLength={100} required />
        <Field
          {...field('email')}
          label="E-mail"
          type="email"
          autoComplete="email"
          maxLength={254}
          hint="Where we answer. The price is for this e-mail only, or for your account while you are signed in."
          required
        />
        <Button type="submit" className="justify-self-start max-md:w-full">
          Send my request
        </Button>
        <p className="micro soft">
          We do not name the piece in our e-mails, in case it is a surprise for somebody.
        </p>
      </form>
    </>
  );
}
