import { formatMoney } from '@loupe/money/format';
import type { BotCheck } from '#lib/bot-check.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { Button } from '#ui/button.tsx';
import { Message } from '#ui/message.tsx';
import { BotCheckInput } from '../islands.tsx';
import type { Size } from '../piece-in-store-words.ts';
import type { Prepared } from '../shopper-reservation.ts';
import { ContactFields } from '../contact-fields.tsx';
import type { Typed } from '../typed-cookie.ts';

export type RequestFormProps = {
  site: SiteKey;
  product: string;
  prepared: Prepared;
  sizes: readonly Size[];
  /** What became of the form before. */
  told: string | null;
  /** The field that `told` is about; null for the whole form. */
  toldField: string | null;
  /** What was typed before, or what the account knows. */
  known: Partial<Typed>;
  botCheck: BotCheck;
};

const letterOf = (sizes: readonly Size[], sku: string) =>
  sizes.find((size) => size.sku === sku)?.letter ?? null;

/** Asks a store to keep a piece: a plain form, so that it works without script. */
export function RequestForm({
  site,
  product,
  prepared,
  sizes,
  told,
  toldField,
  known,
  botCheck,
}: RequestFormProps) {
  const { store, reservedProductSku, intendedProductSku, price, answersBy, needsConfirmation } = prepared;
  const { one: word } = SITES[site].stores;
  const [here, wanted] = [letterOf(sizes, reservedProductSku), letterOf(sizes, intendedProductSku)];
  return (
    <section id="request" aria-labelledby="request-title" className="border-t border-line pt-8">
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
          The {word} checks the piece and answers by {answersBy}. Please wait for that before you travel.
        </li>
        <li>It is then kept until the {word} closes on its second opening day.</li>
        <li>No payment and no obligation: you decide in the {word}, and buy there if you like it.</li>
      </ul>
      {told === null ? null : (
        <Message tone="error">
          {toldField === null ? told : `We have not asked the ${word} yet. Change what is marked below.`}
        </Message>
      )}
      <form method="post" action="/api/reservation" className="mt-6 grid max-w-md gap-4">
        <input type="hidden" name="action" value="place" />
        <input type="hidden" name="product" value={product} />
        <input type="hidden" name="store" value={store.key} />
        <input type="hidden" name="sku" value={reservedProductSku} />
        <input type="hidden" name="wanted" value={intendedProductSku} />
        {prepared.reCaptchaAction == null ? null : (
          <BotCheckInput action={prepared.reCaptchaAction} botCheck={botCheck} />
        )}
        <ContactFields
          site={site}
          known={known}
          refused={{ field: toldField, words: told }}
          needsConfirmation={needsConfirmation}
        />
        <Button type="submit" className="justify-self-start max-md:w-full">
          Ask the {word} to keep it
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
