import type { ReactNode } from 'react';
import { MethodMarks } from '../method-marks.tsx';
import { NETWORKS } from './card-networks.ts';
import styles from './card-box.module.css';

/** The card fields where a card is the only way to pay. */
export function CardBox({ children }: { children: ReactNode }) {
  return (
    <div className={styles['box']}>
      <div className={styles['head']}>
        <h3 className="font-medium">Card</h3>
        <MethodMarks label="Cards we take" names={NETWORKS} />
      </div>
      <div className={styles['body']}>{children}</div>
    </div>
  );
}
