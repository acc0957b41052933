import { telHref } from '@tessera/domain';
import { t } from '@tessera/texts';
import { buttonClass } from '@tessera/ui';
import { MessageCircle, Phone, User } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import type { Member } from './member-row.tsx';

/** The ways to reach a member. The viewer's own row leads to their profile. */
export function ContactActs({ person: { id, name, phone, isViewer } }: { person: Member }) {
  if (isViewer) {
    return (
      <Link to={paths.profile} className={buttonClass()}>
        <User aria-hidden="true" />
        {t('My profile')}
      </Link>
    );
  }
  const call = phone ? telHref(phone) : null;
  return (
    <div className="flex flex-wrap gap-2">
      <Link to={paths.openDirect(id)} aria-label={t('Message {name}', { name })} className={buttonClass()}>
        <MessageCircle aria-hidden="true" />
        {t('Message')}
      </Link>
      {call && (
        <a href={call} aria-label={t('Call {name}', { name })} className={buttonClass()}>
          <Phone aria-hidden="true" />
          {t('Call')}
        </a>
      )}
      <Link to={paths.person(id)} aria-label={t('View profile of {name}', { name })} className={buttonClass()}>
        <User aria-hidden="true" />
        {t('View profile')}
      </Link>
    </div>
  );
}
