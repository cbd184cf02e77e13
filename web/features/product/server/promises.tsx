import { COURIER } from '@loupe/calendar/lead-times';
import { COURIER_PRICE, FREE_DELIVERY_FROM } from '#lib/delivery.ts';
import { formatMoney, formatProse } from '@loupe/money/format';
import { Accordion } from '#ui/accordion.tsx';

const CARE = {
  watch:
    'Fresh water after the sea, a soft cloth after dust. Have it serviced every five years, or when it gains more than ten seconds a day; call us and we will send you a box.',
  jewellery:
    'Warm water, washing-up liquid, a soft brush. Take it off for the gym and the garden. Bring it in once a year and we will clean it and check the setting, free, for life.',
} as const;

/** Terms that are the same for every piece, collapsed under its facts. */
export function Promises({ kind }: { kind: keyof typeof CARE }) {
  return (
    <div className="mt-8">
      <Accordion title="Delivery and returns">
        By courier within {COURIER.workingDays} working days, free from {formatProse(FREE_DELIVERY_FROM)} and{' '}
        {formatMoney(COURIER_PRICE)} below. Send it back unworn within 60 days and we pay the courier.
        Engraved pieces cannot be returned unless faulty.
      </Accordion>
      <Accordion title="Care">{CARE[kind]}</Accordion>
    </div>
  );
}
