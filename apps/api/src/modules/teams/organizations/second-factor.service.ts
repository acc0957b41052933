import { AppError } from '@tessera/domain';
import { languageOf, msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { queueMail } from '../../../infra/mail/mail.ts';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { SecondFactor, UserSql } from '../../identity/index.ts';
import type { Organization } from './organization.entity.ts';
import type { SetOrganizationSecondFactorInput } from './organization.inputs.ts';
import { changeOrganization, hasShownSecondFactor } from './organization-change.service.ts';
import { secondFactorEmail } from './organization-email.ts';

/** Closes the team to sessions without a second factor, or opens it. BAD_USER_INPUT for an owner who has shown none. */
export function setSecondFactor(
  context: Context,
  viewer: Viewer,
  { id, isRequired }: SetOrganizationSecondFactorInput,
): Promise<Organization> {
  return changeOrganization(context, { viewer, id, action: 'demandSecondFactor' }, async (change) => {
    const { tx, organization, note } = change;
    if (organization.requiresSecondFactor === isRequired) return organization;
    // The owner would lock themself out.
    if (isRequired && !(await hasShownSecondFactor(tx, viewer))) throw ownFactorFirst();
    organization.requiresSecondFactor = isRequired;
    await note({ action: 'SECOND_FACTOR_CHANGED', subject: isRequired ? 'on' : 'off' });
    if (isRequired) {
      const email = secondFactorEmail(context.env, organization.name);
      for (const { email: to, is_confirmed: isProved, language } of await listMembersWithoutFactor(tx, id)) {
        await queueMail(tx, { to, isProved, language: languageOf(language), email });
      }
    }
    return tx.save(organization);
  });
}

/** The members who have neither passkey nor authenticator app. */
export async function listMembersWithoutFactor(
  tx: EntityManager,
  id: string,
): Promise<{ email: string; is_confirmed: boolean; language: string }[]> {
  return tx.query(
    `SELECT ${UserSql.selectEmail('m.user_id')} AS email, ${UserSql.isConfirmed('m.user_id')} AS is_confirmed,
            ${UserSql.selectLanguage('m.user_id')} AS language FROM organization_members m
      WHERE m.organization_id = $1 AND NOT ${SecondFactor.hasSecondFactor('m.user_id')}`,
    [id],
  );
}

function ownFactorFirst(): AppError {
  const text = msg('Add a passkey or an authenticator app to your own account first.');
  return new AppError('BAD_USER_INPUT', text, { isRequired: text });
}
