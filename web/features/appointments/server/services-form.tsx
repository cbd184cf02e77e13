import { SITES, type SiteKey } from '#lib/sites.ts';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/check.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { KINDS, type Kind } from '../kinds.ts';
import type { Service } from '../shopper-appointments.ts';

type ServicesFormProps = {
  site: SiteKey;
  kind: Kind;
  services: readonly Service[];
  chosen: { readonly service: string | undefined; readonly store: string | undefined };
};

/** What and where: a plain form that leads to the times. */
export function ServicesForm({ site, kind, services, chosen }: ServicesFormProps) {
  const [first] = services;
  const stores = new Map(services.flatMap((service) => service.stores).map(({ key, name }) => [key, name]));
  const sorted = [...stores].toSorted(([, one], [, other]) => (one < other ? -1 : 1));
  return (
    <form method="get" action={KINDS[kind].path} className="mt-8 grid max-w-5xl gap-6">
      <fieldset className="grid gap-2 sm:grid-cols-2 [&>label]:border [&>label]:border-control [&>label]:p-4 [&>label:has(:checked)]:border-ink">
        <legend className="title mb-3">What is it about?</legend>
        {services.map(({ key, name, description, minutes }) => (
          <Check
            key={key}
            type="radio"
            name="service"
            value={key}
            required
            defaultChecked={key === (chosen.service ?? first?.key)}
          >
            <span className="grid gap-1">
              <span>
                {name}, <span className="num">{minutes} minutes</span>
              </span>
              <span className="small soft">{description}</span>
            </span>
          </Check>
        ))}
      </fieldset>
      <SelectField id="store" name="store" label="Where?" required defaultValue={chosen.store ?? ''}>
        <option value="" disabled>
          Choose a {SITES[site].stores.one}
        </option>
        {sorted.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className="justify-self-start max-md:w-full">
        Show the times
      </Button>
    </form>
  );
}
