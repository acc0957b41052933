import type { GroupPanelFragment } from '@tessera/client';
import { initials } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar, Notice } from '@tessera/ui';
import type { ReactNode } from 'react';
import { expiryText } from './code-rules.tsx';

/** The group's settings for members, who may read but not change them. */
export function ReadOnlySettings({ group }: { group: GroupPanelFragment }) {
  const { name, description, photoUrl, joinCodeExpiresAt } = group;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Notice>{t('Only the group’s owner and admins can change these settings.')}</Notice>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Setting name={t('Group photo')}>
          <Avatar size="lg" initials={initials(name)} src={photoUrl} />
        </Setting>
        <Setting name={t('Name')}>{name}</Setting>
        <Setting name={t('Description')}>{description || t('No description')}</Setting>
        <Setting name={t('Join code')}>
          {joinCodeExpiresAt ? expiryText(joinCodeExpiresAt) : t('Works until it is changed.')}
        </Setting>
        <Setting name={t('Your role')}>{t('Member')}</Setting>
      </dl>
    </div>
  );
}

function Setting({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
