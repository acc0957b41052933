import { t } from '@tessera/texts';
import { buttonClass } from '@tessera/ui';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';

/** From a conversation to the list; in wide windows a group has the list beside it. */
export function BackToList({ className = '' }: { className?: string }) {
  return (
    <Link
      to={paths.chat()}
      aria-label={t('Back to the list')}
      className={`${buttonClass('quiet')} -ms-3 px-2 ${className}`}
    >
      <ArrowLeft aria-hidden="true" />
    </Link>
  );
}
