import { formatMoney } from '@loupe/money/format';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Message } from '#ui/message.tsx';
import type { Size } from '../piece-in-store-words.ts';
import type { Prepared } from '../shopper-reservation.ts';

type RequestFormProps = {
  product: string;
  prepared: Prepared;
  sizes: readonly Size[];
  /** What became of the form before. */
  told: string | null;
};

const letterOf = (sizes: readonly Size[], sku: string) =>
  sizes.find((size) => size.sku === sku)?.letter ?? null;

/** Asks a store to keep a piece: a plain form, so that it works without script. */
export function RequestForm({ product, prepared, sizes, told }: RequestFormProps) {
  const { store, reservedProductSku, intendedProductSku, price, answersBy, needsConfirmation } = prepared;
  const [here, wanted] = [letterOf(sizes, reservedProductSku), letterOf(sizes, intendedProductSku)];
  return (
    <section id="request" aria-labelledby="request-title" className="mt-10 border-t border-line pt-8">
      <h2 id="request-title" className="d3">
        Keep it for me at {store.name}
      </h2>
      <p className="lead soft mt-3">
        {formatMoney(price)}
        {here === null
          ? ''
          : here === wanted
            ? `, size\u00a0${here}`
            : `, to try in size\u00a0${here}; we order size\u00a0${wanted}`}
      </p>
      <ul className="mt-4 mb-6 grid gap-1">
        <li>
          The store checks the piece and answers by {answersBy}. Please wait for that before you travel.
        </li>
        <li>It is then kept until the store closes on its second opening day.</li>
        <li>No payment and no obligation: you decide in the store, and buy there if you like it.</li>
      </ul>
      {told === null ? null : <Message tone="error">{told}</Message>}
      <form method="post" action="/api/reservation" className="mt-6 grid max-w-md gap-4">
        <input type="hidden" name="action" value="place" />
        <input type="hidden" name="product" value={product} />
        <input type="hidden" name="store" value={store.key} />
        <input type="hidden" name="sku" value={reservedProductSku} />
        <input type="hidden" name="wanted" value={intendedProductSku} />
        <Field
          id="firstName"
          name="firstName"
          label="First name"
          autoComplete="given-name"
          required
          maxLength={50}
        />
        <Field
          id="lastName"
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          required
          maxLength={50}
        />
        <Field
          id="email"
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          hint={
            needsConfirmation
              ? 'We send you a link there. The store is asked when you have confirmed.'
              : undefined
          }
        />
        <Field
          id="phone"
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={30}
          hint="For the store, if there is a question."
        />
        <Button type="submit" className="justify-self-start max-md:w-full">
          Ask the store to keep it
        </Button>
        <p className="micro soft">
          We do not name the piece in our e-mails, in case it is a surprise for somebody. Rather ring?{' '}
          <a className="num link" href={`tel:${store.phone.replaceAll(' ', '')}`}>
            {store.name} {store.phone}
          </a>
        </p>
      </form>
    </section>
  );
}
