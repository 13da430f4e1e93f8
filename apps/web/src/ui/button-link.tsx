import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
}
type ButtonLinkProps = Look & (ComponentProps<typeof Link> | (ComponentProps<'a'> & { href: string }));

/** A link that looks like a button: `to` inside the product, `href` to anywhere else. */
export function ButtonLink({ variant = 'secondary', size = 'medium', className, ...props }: ButtonLinkProps) {
  const look = buttonClass(variant, size, className);
  return 'to' in props ? <Link {...props} className={look} /> : <a {...props} className={look} />;
}
