import { ToolLink } from '../../header-data/header-tool.tsx';
import styles from './header.module.css';

/** Hidden on small screens, where the menu contains it. */
export function AccountLink() {
  return (
    <div className={styles['account']}>
      <ToolLink href="/my-account" icon="account" label="Account" />
    </div>
  );
}
