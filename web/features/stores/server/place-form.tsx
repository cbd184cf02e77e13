import { SITES, type SiteKey } from '#lib/sites.ts';
import { Button } from '#ui/button.tsx';
import { PlaceField } from '../client/place-field.tsx';

type PlaceFormProps = { site: SiteKey; place?: string | undefined; error?: string | undefined };

/** A plain GET form: it works without script, and the result has an address. */
export function PlaceForm({ site, place, error }: PlaceFormProps) {
  return (
    <form action={SITES[site].stores.url} role="search" aria-label="By place" className="grid max-w-md gap-3">
      <PlaceField place={place} error={error} />
      <Button type="submit" className="justify-self-start max-md:w-full">
        Find
      </Button>
    </form>
  );
}
