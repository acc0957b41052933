import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';

/**
 * Opens a card that was shared in the app, at its `sharedCardPath`. A private card opens inside the app. Any other opens
 * on its own page, to which no router leads.
 */
export function SharedCardLink({ to, children, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  if (to.startsWith(paths.sharedCard('')))
    return (
      <Link to={to} {...props}>
        {children}
      </Link>
    );
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
}
