import styles from './scale.module.css';

/** A ruled line like the minute track of a dial. */
export function Scale() {
  return <div aria-hidden="true" className={styles['scale']} />;
}
