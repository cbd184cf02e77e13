import { SITES, type SiteKey } from '#lib/sites.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';

/** RT-12: /reservation without a piece. Pieces lead here with their code. */
export function HowToReserve({ site }: { site: SiteKey }) {
  const { stores, piece } = SITES[site];
  return (
    <main id="main" className="wrap section grid max-w-2xl justify-items-start gap-6">
      <h1 className="d2">See it in a {stores.one}</h1>
      <p className="lead soft">
        Find the {piece.one}, and choose “See it in a {stores.one}” beside it. We keep it for you near you,
        with nothing to pay and no need to buy.
      </p>
      <form
        action="/search"
        role="search"
        aria-label={`Find a ${piece.one}`}
        className="grid w-full max-w-md gap-4"
      >
        <Field
          id="piece"
          name="text"
          label={`Which ${piece.one}?`}
          required
          maxLength={200}
          enterKeyHint="search"
        />
        <Button type="submit" className="justify-self-start max-md:w-full">
          Find
        </Button>
      </form>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link className="link" href={stores.url}>
          Our {stores.many}
        </Link>
        <Link className="link" prefetch={false} isWithinPolicy href="/my-account/reservations">
          Your reservations
        </Link>
      </p>
    </main>
  );
}
