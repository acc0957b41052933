import type { OrganizationRole } from '@tessera/domain';
import { t } from '@tessera/texts';

/** Role → what it is called, and what it may do. */
export const ROLE_WORDS: Record<OrganizationRole, { name: string; may: string }> = {
  OWNER: { name: t('Owner'), may: t('Can do everything, including handing over or deleting the team.') },
  ADMIN: { name: t('Admin'), may: t('Manages members and templates, and reads the log.') },
  MANAGER: { name: t('Manager'), may: t('Invites members, gives them job labels, and sees everyone’s stats.') },
  MEMBER: { name: t('Member'), may: t('Uses the team’s templates.') },
};
