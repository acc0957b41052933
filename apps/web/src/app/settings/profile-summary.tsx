import type { ProfileSummaryFragment } from '@tessera/client';
import { initials } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar, buttonClass, Chip } from '@tessera/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PhoneNumber } from '../../locale/phone-number.tsx';
import { paths } from '../../paths.ts';

/** What the profile says, and the way to the screen that changes it: no form is on two screens. */
export function ProfileSummary({ viewer }: { viewer: ProfileSummaryFragment }) {
  const { fullName, phone, isPhoneConfirmed, about, avatarUrl } = viewer;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-6 max-[20rem]:grid-cols-[minmax(0,1fr)]">
      <Avatar size="lg" initials={initials(fullName)} src={avatarUrl} />
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field name={t('Name')}>{fullName}</Field>
        <Field name={t('Phone')}>
          {phone ? (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <PhoneNumber phone={phone} />
              <Chip tone={isPhoneConfirmed ? 'ok' : 'note'}>
                {isPhoneConfirmed ? t('Confirmed') : t('Not confirmed')}
              </Chip>
            </span>
          ) : (
            <Nothing>{t('No phone number')}</Nothing>
          )}
        </Field>
        <Field name={t('About')}>{about || <Nothing>{t('Nothing yet')}</Nothing>}</Field>
      </dl>
      <Link to={paths.profile} className={`${buttonClass()} col-start-2 justify-self-start max-[20rem]:col-start-1`}>
        {t('Edit profile')}
      </Link>
    </div>
  );
}

function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

function Nothing({ children }: { children: string }) {
  return <span className="text-ink-3">{children}</span>;
}
