import { PIECE } from '#lib/routing/compared-pieces.ts';
import { Button } from '#ui/button.tsx';
import { CarriedPieces } from './carried-pieces.tsx';
import styles from './compare.module.css';

/** Id of the form that the boxes of a list belong to, wherever they are. */
const COMPARE_FORM = 'compare';

/** Below a card of a list: chooses the piece for the form of CompareBar. */
export function CompareBox({ code, name }: { code: string; name: string }) {
  return (
    <label className={styles['box']}>
      <input type="checkbox" name={PIECE} value={code} form={COMPARE_FORM} />
      <span>
        Compare<span className="visually-hidden"> {name}</span>
      </span>
    </label>
  );
}

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
