import styles from './button.module.css';

export type ButtonLook = 'primary' | 'line' | 'light' | 'ghost';

export type ButtonShape = {
  look?: ButtonLook | undefined;
  small?: boolean | undefined;
  block?: boolean | undefined;
  className?: string | undefined;
};

export function buttonClasses({
  look = 'primary',
  small = false,
  block = false,
  className = '',
}: ButtonShape): string {
  return [styles['button'], styles[look], small && styles['small'], block && styles['block'], className]
    .filter(Boolean)
    .join(' ');
}
