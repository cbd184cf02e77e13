import { Button } from '#ui/button.tsx';
import { CarriedPieces } from './carried-pieces.tsx';
import styles from './compare.module.css';
import { COMPARE_FORM } from './compare-form.ts';

/** Appears when a box of the list is ticked, and leads to the comparison. It works without script. */
export function CompareBar() {
  return (
    <form id={COMPARE_FORM} action="/compare" className={styles['bar']}>
      <p className="small">Up to four side by side</p>
      <CarriedPieces />
      <Button type="submit" small>
        Compare
      </Button>
    </form>
  );
}
