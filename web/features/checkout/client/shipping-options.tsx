import type { ShippingOption } from '#gql/graphql.ts';
import { Icon } from '#ui/icon.tsx';
import styles from '../../forms/forms.module.css';

type ShippingOptionsProps = {
  option: ShippingOption;
  /** The shop's word for a store. */
  store: string;
  onChoose: (option: ShippingOption) => void;
};

/** Two large tiles, none selected at first (ST-05); the form of the selected one is shown below. */
export function ShippingOptions({ option, store, onChoose }: ShippingOptionsProps) {
  const tiles = [
    {
      option: 'VIA_COURIER',
      icon: 'van',
      name: 'Send it to me',
      detail: 'By courier, signed for. Next day, or a day you choose.',
    },
    {
      option: 'COLLECT',
      icon: 'bag',
      name: `Collect from a ${store}`,
      detail: 'Free, and kept for 14 days. Or from a post office.',
    },
  ] as const;
  return (
    <fieldset className={styles['block']}>
      <legend className="title float-left mb-4 w-full">How would you like it?</legend>
      <div className={`clear-both ${styles['tiles']}`}>
        {tiles.map((tile) => (
          <label key={tile.option} className={styles['tile']}>
            <input
              type="radio"
              name="shipping-option"
              checked={option === tile.option}
              onChange={() => onChoose(tile.option)}
            />
            <Icon name={tile.icon} />
            <span>
              <span className="block font-medium">{tile.name}</span>
              <span className="small soft">{tile.detail}</span>
            </span>
          </label>
        ))}
      </div>
      {option === 'NO_SELECTED_SHIPPING_OPTION' ? null : (
        <button
          type="button"
          className="link small mt-3 min-h-11"
          onClick={(event) => {
            // The button goes with the choice; the focus must not.
            event.currentTarget.closest('fieldset')?.querySelector('input')?.focus();
            onChoose('NO_SELECTED_SHIPPING_OPTION');
          }}
        >
          I have not decided yet
        </button>
      )}
    </fieldset>
  );
}
