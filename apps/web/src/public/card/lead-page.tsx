import type { ExchangeDetails, ExchangeRules, FieldErrors } from '@tessera/domain';
import { sayAll, t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, buttonClass, Notice } from '@tessera/ui';
import { formatDate } from '../../locale/format.ts';
import { TEXT_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { ExchangeFields, saveText } from './exchange-fields.tsx';
import { PageFrame } from './page-frame.tsx';

export interface Lead extends ExchangeDetails {
  rules: ExchangeRules;
  ownerName: string;
  /** Null once strangers don't see the card. */
  cardPath: string | null;
  /** Null where the owner offers none. */
  contactFilePath: string | null;
  consent: string;
  consentedAt: Date | string;
}

export interface LeadPageProps {
  lead: Lead | null;
  /** The visitor's locale for dates. */
  locale: string;
  token: string;
  done: 'sent' | 'corrected' | 'erased' | null;
  values: Partial<ExchangeDetails>;
  errors: FieldErrors;
  failure: string | null;
  /** The visitor is signed in and has no need of an invitation. */
  hasAccount: boolean;
}

/** `/exchange`: what a visitor left, to be read, corrected and erased. Needs no script. */
export function LeadPage(props: LeadPageProps) {
  const { lead, done } = props;
  if (lead) return <Left {...props} lead={lead} />;
  return (
    <PageFrame>
      <div className="grid max-w-130 justify-items-start gap-4 pt-10 md:pt-20">
        <h1>{done === 'erased' ? t('Your details were deleted') : t('These details no longer exist')}</h1>
        <p className="text-ink-2">
          {done === 'erased'
            ? t('The card’s owner no longer has them.')
            : t('The details were deleted, or the link is incomplete.')}
        </p>
        <a href={paths.home} className={`${buttonClass('primary')} mt-2`}>
          {t('Go to home page')}
        </a>
      </div>
    </PageFrame>
  );
}

const DONE = {
  sent: t('Your details are sent. Keep this page’s private link to correct or delete them at any time.'),
  corrected: t('Your details are corrected.'),
};

function Left({ lead, locale, token, done, values, errors, failure, hasAccount }: LeadPageProps & { lead: Lead }) {
  const { ownerName, cardPath, rules, consent, consentedAt } = lead;
  return (
    <PageFrame>
      <div className="max-w-130 pt-4 md:pt-10">
        <h1 className="[overflow-wrap:anywhere]">{t('The details you shared with {ownerName}', { ownerName })}</h1>
        {cardPath && (
          <p className="mt-2 text-ink-2">
            <Trans
              message="On <0>this card</0>."
              parts={{
                0: (text) => (
                  <a href={cardPath} className={TEXT_LINK}>
                    {text}
                  </a>
                ),
              }}
            />
          </p>
        )}
        {done && done !== 'erased' && (
          <Notice tone="ok" className="mt-6">
            {DONE[done]}
          </Notice>
        )}
        {done === 'sent' && <NextSteps lead={lead} hasAccount={hasAccount} />}
        <form method="post" action="/exchange" className="mt-7 grid gap-5">
          {failure && <Notice tone="bad">{failure}</Notice>}
          <ExchangeFields rules={rules} values={{ ...lead, ...values }} errors={sayAll(errors)} />
          <input type="hidden" name="token" value={token} />
          <div>
            <Button type="submit" variant="primary" size="lg">
              {t('Save corrections')}
            </Button>
          </div>
        </form>
        <p className="mt-8 text-sm text-ink-2">
          {t('You agreed on {consentedAt}: “{consent}”', {
            consentedAt: formatDate(consentedAt, 'longDay', { timeZone: 'UTC', locale }),
            consent,
          })}
        </p>
        <Erase token={token} ownerName={ownerName} />
      </div>
    </PageFrame>
  );
}

/** What the dialog offers to visitors with JavaScript, too. */
function NextSteps({ lead: { ownerName, contactFilePath }, hasAccount }: { lead: Lead; hasAccount: boolean }) {
  return (
    <div className="mt-5 flex flex-wrap gap-2.5 empty:hidden">
      {contactFilePath && (
        <a href={contactFilePath} className={`${buttonClass('primary', 'lg')} min-w-0 max-w-full`}>
          {saveText(ownerName)}
        </a>
      )}
      {!hasAccount && (
        <a href={paths.getStarted} className={buttonClass('outline', 'lg')}>
          {t('Create your own card')}
        </a>
      )}
    </div>
  );
}

/** Two steps, because nothing brings it back. */
function Erase({ token, ownerName }: { token: string; ownerName: string }) {
  return (
    <details className="mt-8 border-t border-line pt-5">
      <summary className="cursor-pointer pointer-coarse:py-3">{t('Delete everything')}</summary>
      <p className="mt-3 text-ink-2">
        {t('{ownerName} then keeps none of what you left. What they wrote about you themselves is theirs.', {
          ownerName,
        })}
      </p>
      <form method="post" action="/exchange" className="mt-4">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="danger" name="act" value="erase">
          {t('Delete my details')}
        </Button>
      </form>
    </details>
  );
}
