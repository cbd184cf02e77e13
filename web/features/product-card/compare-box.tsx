import { PIECE } from '#lib/routing/compared-pieces.ts';
import styles from './compare.module.css';
import { COMPARE_FORM } from './compare-form.ts';

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
